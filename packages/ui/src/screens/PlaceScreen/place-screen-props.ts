import type { TransportMode } from "@flaneur/domain";
import type { ReactNode } from "react";
import type { PlaceState } from "../../view-models/place-state.ts";

export interface PlaceScreenProps {
  readonly state: PlaceState;
  readonly transportMode?: TransportMode;
  readonly favorites?: ReadonlySet<string>;
  readonly onToggleFavorite?: (id: string) => void;
  /** 'Go Back' on the page that failed. */
  readonly onGoBack: () => void;
  /** Opens the lightbox at a picture. */
  readonly onOpenMedia?: (index: number) => void;
  /** A map for the location card. */
  readonly map?: ReactNode;
}
