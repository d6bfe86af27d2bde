import type { PlaceStatus, PlaceType, Wheelchair } from "@flaneur/domain";
import type { Enriched } from "../places/enriched.ts";
import type { Tag } from "../reference/tags.ts";

/** What a row tells of a place besides where it stands, whatever its columns are called. */
export interface PlaceDetails {
  readonly name: string | null;
  /** The first is the primary type; empty for what we do not list. */
  readonly types: readonly PlaceType[];
  readonly tags: readonly Tag[];
  /** `8 Rue des Plantes` */
  readonly street: string | null;
  readonly postcode: string | null;
  /** `Les Lilas`, as far as the row names a town. */
  readonly city?: string | null;
  /** As far as the row says so itself: `75014`. */
  readonly arrondissement: string | null;
  readonly website: string | null;
  readonly openingHours: string | null;
  readonly wheelchair: Wheelchair | null;
  readonly description: string | null;
  readonly mediaUrls: readonly string[];
  /** `Open` where the row does not say. */
  readonly placeStatus?: PlaceStatus;
  readonly rating?: number | null;
  /** Whether the public may not enter. */
  readonly isPrivate?: boolean;
  /** Only in files of this product. */
  readonly enriched?: Enriched;
  /** Only in an export of this product. */
  readonly exact?: ExactPlace | undefined;
}

/** What an export has of a place that is otherwise found out while importing. */
export interface ExactPlace {
  readonly id: string;
  readonly source: string;
  readonly sourceId: string;
  readonly address: string;
  readonly arrondissement: string | null;
  readonly googleMapsUrl: string | null;
}
