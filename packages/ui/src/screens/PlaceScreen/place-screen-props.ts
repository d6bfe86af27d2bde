import type { MediaItem, TransportMode } from "@flaneur/domain";
import type { ReactNode } from "react";
import type { SearchBoxProps } from "../../components/SearchBox/SearchBox.tsx";
import type { ShareButtonProps } from "../../components/ShareButton/ShareButton.tsx";
import type { CardPlace } from "../../lib/place-with-media.ts";
import type { PlaceState } from "../../view-models/place-state.ts";

export interface PlaceGuesses {
  /** What is looked for: at first the words of the address. */
  readonly search: Pick<SearchBoxProps, "value" | "onValueChange" | "onSubmit">;
  /** Up to six; none while they are loaded. */
  readonly places: readonly CardPlace[];
}

export interface PlaceScreenProps {
  readonly state: PlaceState;
  /** How the travel times of related places are measured; none are shown without it. */
  readonly transportMode?: TransportMode | undefined;
  readonly favorites?: ReadonlySet<string>;
  readonly onToggleFavorite?: (id: string) => void;
  /** 'Go Back' on the page that failed. */
  readonly onGoBack: () => void;
  /** 'Try again' beside it. @default not offered */
  readonly onRetry?: (() => void) | undefined;
  /** What whoever comes to a place that does not exist may have meant. @default nothing is offered */
  readonly guesses?: PlaceGuesses | undefined;
  /** Opens the lightbox at one of the media, counted in the order of the gallery. */
  readonly onOpenMedia?: (kind: MediaItem["kind"], index: number) => void;
  /** Someone is about to. */
  readonly onMediaIntent?: () => void;
  /** No share button without it. */
  readonly share?: Pick<ShareButtonProps, "result" | "onShare">;
  /** The listing of the places with a tag. Tags are plain without it. */
  readonly tagHref?: (tag: string) => string;
  /** Plays the video of a related place. */
  readonly onPlay?: (id: string) => void;
  /** A map for the location card. */
  readonly map?: ReactNode;
}
