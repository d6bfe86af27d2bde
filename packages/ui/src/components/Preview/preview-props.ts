import type { ListedPlace } from "../../lib/place-with-media.ts";
import type { PreviewTravel } from "../../view-models/preview-state.ts";

export interface PreviewProps {
  /** The place to show. */
  readonly place: ListedPlace;
  /** The state of the distance and travel times: loading, known, or the reason why they are unknown. */
  readonly travel: PreviewTravel;
  /** Called when 'Hide' or the close button is pressed. */
  readonly onHide: () => void;
  /** Called when 'Try again' is pressed after geocoding failed. */
  readonly onRetry: () => void;
  /** Called with the place's id when its picture is pressed. If absent, the picture cannot be pressed. */
  readonly onOpenMedia?: ((id: string) => void) | undefined;
  /** Called when 'Set Location' is pressed. If absent, the hint to set a location is omitted. */
  readonly onSetLocation?: (() => void) | undefined;
}
