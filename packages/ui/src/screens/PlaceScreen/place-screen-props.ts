import type { MediaItem } from "@flaneur/domain";
import type { ReactNode } from "react";
import type { ShareButtonProps } from "../../components/ShareButton/ShareButton.tsx";
import type { LinkProps } from "../../lib/link.tsx";
import type { ShownPlaceState } from "../../view-models/place-state.ts";
import type { StreetFrameProps } from "./StreetFrame.tsx";

export interface PlaceScreenProps {
  /** The state of the page. */
  readonly state: ShownPlaceState;
  /** The ids of the visitor's favorites. */
  readonly favorites?: ReadonlySet<string>;
  /** Called with a place's id when its heart is pressed. If absent, the hearts are omitted. */
  readonly onToggleFavorite?: (id: string) => void;
  /** Called when 'Go Back' is pressed on the page of a missing place or after a failure. */
  readonly onGoBack: () => void;
  /** The URL of 'Back to places', and the callback of a press on it. @default '/' */
  readonly back?: Pick<LinkProps, "href" | "onClick">;
  /** Called when 'Try again' is pressed after the place failed to load. If absent, the button is not rendered. */
  readonly onRetry?: (() => void) | undefined;
  /**
   * Called with the kind of a pressed picture or video, and its index in the order of the gallery. If absent, pictures
   * and videos cannot be pressed.
   */
  readonly onOpenMedia?: (kind: MediaItem["kind"], index: number) => void;
  /**
   * Called on pointer enter and on focus of a picture, a video or the play button of a related place, before a press.
   * Use it to preload the lightbox.
   */
  readonly onMediaIntent?: () => void;
  /** The state and the callback of the share button. If absent, the button is omitted. */
  readonly share?: Pick<ShareButtonProps, "result" | "onShare">;
  /** Called when 'Add to list…' is pressed. If absent, the button is omitted. */
  readonly onAddToList?: () => void;
  /** Called on pointer enter and on focus of 'Add to list…', before a press. Use it to preload the dialog. */
  readonly onAddToListIntent?: () => void;
  /** Returns the URL of the listing filtered by a tag. If absent, tags are not links. */
  readonly tagHref?: (tag: string) => string;
  /** The street map of the place. If absent, or if the place has no coordinates, its plaque is shown instead. */
  readonly map?: { readonly streets: ReactNode; readonly link: StreetFrameProps["link"] };
  /**
   * The URL of the page that names the operator, to whom visitors can report an error. Absent if no operator is named.
   */
  readonly contactHref?: string | undefined;
  /** Called when 'Set Location' is pressed. Absent if a location is confirmed. */
  readonly onLocate?: (() => void) | undefined;
  /**
   * Called with the id of a related place when its play button is pressed. If absent, a mark that cannot be pressed is
   * shown instead.
   */
  readonly onPlay?: (id: string) => void;
}
