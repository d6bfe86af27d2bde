import type { SortField, TransportMode } from "@flaneur/domain";
import type { ListedPlace } from "../../lib/place-with-media.ts";
import type { SortState } from "../../view-models/sort-state.ts";

export interface PlacesTableProps {
  /** The places, or null while they are loading. */
  readonly places: readonly ListedPlace[] | null;
  /** The current sort. Null on the Favorites tab, which cannot be sorted (§2). */
  readonly sort: Pick<SortState, "field" | "order"> | null;
  /** Called with the field of a pressed column. If it is the current field, reverse the direction (§4). */
  readonly onSort: (field: SortField) => void;
  /**
   * The types that the listing is filtered by. A row always shows the primary type of its place. If the listing is not
   * filtered by the primary type, the row also shows the first other type that the listing is filtered by.
   * @default none
   */
  readonly chosenTypes?: readonly string[];
  /** The mode of the travel times. If absent, no travel times are shown. */
  readonly transportMode?: TransportMode | undefined;
  /** The ids of the places with a filled heart. */
  readonly favorites?: ReadonlySet<string>;
  /** Called with the place's id when the heart in its row is pressed. */
  readonly onToggleFavorite: (id: string) => void;
  /** The id of the place in the preview, or null if the preview is closed. */
  readonly previewed: string | null;
  /**
   * Called with the place's id when the map button in its row, or a part of the row that is not a link or button, is
   * pressed. Toggle the preview.
   */
  readonly onPreview: (id: string) => void;
}
