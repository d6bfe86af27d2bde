import type { MediaItem } from "@flaneur/domain";
import type { ReactNode } from "react";
import type { ShareButtonProps } from "../../components/ShareButton/ShareButton.tsx";
import type { PlaceState } from "../../view-models/place-state.ts";

export interface PlaceScreenProps {
  /** What the page shows. */
  readonly state: PlaceState;
  /** The ids of the visitor's favorites. */
  readonly favorites?: ReadonlySet<string>;
  /** Called with the id of a place when its heart is pressed. No hearts are shown without it. */
  readonly onToggleFavorite?: (id: string) => void;
  /** Called when the visitor presses 'Go Back' on a page that failed. */
  readonly onGoBack: () => void;
  /** Called when the visitor presses 'Try again' on a page that failed. The button is not shown without it. */
  readonly onRetry?: (() => void) | undefined;
  /** Called with the kind of a pressed picture or video, and its index in the order of the gallery. */
  readonly onOpenMedia?: (kind: MediaItem["kind"], index: number) => void;
  /** Called on pointer enter and on focus of what opens the lightbox, before a press: use it to preload the lightbox. */
  readonly onMediaIntent?: () => void;
  /** What the share button needs. The button is not shown without it. */
  readonly share?: Pick<ShareButtonProps, "result" | "onShare">;
  /** Returns the address of the listing with a tag. Tags are no links without it. */
  readonly tagHref?: (tag: string) => string;
  /** Called with the id of a related place when its video is to be played. */
  readonly onPlay?: (id: string) => void;
  /** A map for the location card. */
  readonly map?: ReactNode;
}
