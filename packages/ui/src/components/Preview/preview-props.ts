import type { ListedPlace } from "../../lib/place-with-media.ts";
import type { PreviewTravel } from "../../view-models/preview-state.ts";

export interface PreviewProps {
  readonly place: ListedPlace;
  readonly travel: PreviewTravel;
  /** 'Hide', and the cross. */
  readonly onHide: () => void;
  /** 'Try again', where the geocoder did not answer. */
  readonly onRetry: () => void;
  /** A press on the picture; without it the picture is no button. */
  readonly onOpenMedia?: ((id: string) => void) | undefined;
  /** 'Set Location', where travel times need one; without it that is not said. */
  readonly onSetLocation?: (() => void) | undefined;
}
