import type { LocationDialogState } from "../../view-models/location-state.ts";
import { LocationTarget } from "./LocationTarget.tsx";

/** The placeholder of the map: land without streets. Three static rings mark its middle until a point is known. */
export const LocationSketch = ({ step }: { readonly step: LocationDialogState["step"] }) => (
  <LocationTarget step={step === "point" ? "point" : "detecting"} />
);
