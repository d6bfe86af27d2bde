/** The buttons of a view whose filters were changed. */
export { ViewChanges } from "./components/ViewChanges/ViewChanges.tsx";
