/** The location dialog, and the function that maps the state of its machine to props. */
export { LocationDialog } from "./components/LocationDialog/LocationDialog.tsx";
export { LocationMap } from "./components/LocationDialog/LocationMap.tsx";
export { useLocationMessages } from "./messages/location.ts";
export { locationDialogState } from "./view-models/location-state.ts";
