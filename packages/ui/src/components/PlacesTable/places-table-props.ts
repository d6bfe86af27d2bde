import type { SortField, TransportMode } from "@flaneur/domain";
import type { ListedPlace } from "../../lib/place-with-media.ts";
import type { SortState } from "../../view-models/sort-state.ts";

export interface PlacesTableProps {
  /** Null while they are on their way. */
  readonly places: readonly ListedPlace[] | null;
  /** Null where it is not to be chosen: on the Favorites tab (§2). */
  readonly sort: Pick<SortState, "field" | "order"> | null;
  /** Any column that can be sorted by; the current one flips the direction (§4). */
  readonly onSort: (field: SortField) => void;
  /** Types of the filter: a row shows which of them it matched. @default none */
  readonly chosenTypes?: readonly string[];
  /** How travel times are measured; none are shown without it. */
  readonly transportMode?: TransportMode | undefined;
  /** Ids of the places with a filled heart. */
  readonly favorites?: ReadonlySet<string>;
  readonly onToggleFavorite: (id: string) => void;
  /** The id of the place that the preview shows. */
  readonly previewed: string | null;
  readonly onPreview: (id: string) => void;
}
