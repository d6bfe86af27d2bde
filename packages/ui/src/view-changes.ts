/** What can be done with a view whose filters were changed. */
export { ViewChanges } from "./components/ViewChanges/ViewChanges.tsx";
