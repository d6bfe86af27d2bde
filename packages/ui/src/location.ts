/** The location dialog, and what turns the state of its machine into what it shows. */
export { LocationDialog } from "./components/LocationDialog/LocationDialog.tsx";
export { LocationMap } from "./components/LocationDialog/LocationMap.tsx";
export { useLocationMessages } from "./messages/location.ts";
export { locationDialogState } from "./view-models/location-state.ts";
