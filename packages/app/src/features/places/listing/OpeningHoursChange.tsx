import { HoursChange } from "../../hours/Hours.tsx";
import type { Places } from "./use-places.ts";

/** Reports that other places are open now. */
export const OpeningHoursChange = ({ places }: { readonly places: Places }) => (
  <HoursChange
    filters={places.filters}
    listing={places.listing.pending ? null : places.current}
    result={places.listing.result}
    asShown={places.asShown}
    onUpdate={places.onUpdateHours}
  />
);
