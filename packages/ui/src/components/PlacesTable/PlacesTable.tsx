import { memo, useState } from "react";
import type { ListedPlace } from "../../lib/place-with-media.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import { useTableMessages } from "../../messages/table.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { ColumnHeader } from "./ColumnHeader.tsx";
import { PlaceRow } from "./PlaceRow.tsx";
import styles from "./PlacesTable.module.css";
import type { PlacesTableProps } from "./places-table-props.ts";
import { SkeletonRows } from "./SkeletonRows.tsx";
import { useGrowing } from "./use-growing.ts";

const NO_TYPES: readonly string[] = [];

/** The listing as a table (§2). It is memoised, so that typing in the search does not re-render a hundred rows. */
export const PlacesTable = memo(function PlacesTable({ places, favorites, previewed, ...props }: PlacesTableProps) {
  const { table, sort } = useTableMessages();
  const { place } = usePlaceMessages();
  const { chosenTypes = NO_TYPES, onToggleFavorite, onPreview } = props;
  const [none] = useState<readonly ListedPlace[]>([]);
  const rows = useGrowing(places ?? none);
  const sortable = { sort: props.sort, onSort: props.onSort };
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{table.label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <ColumnHeader>{table.media}</ColumnHeader>
            <ColumnHeader field="name" {...sortable}>
              {sort.fields.name}
            </ColumnHeader>
            <ColumnHeader>{table.address}</ColumnHeader>
            <ColumnHeader field="arrondissement" {...sortable}>
              {sort.fields.arrondissement}
            </ColumnHeader>
            <ColumnHeader>{table.city}</ColumnHeader>
            <ColumnHeader field="type" {...sortable}>
              {sort.fields.type}
            </ColumnHeader>
            <ColumnHeader className={styles.centred}>{table.map}</ColumnHeader>
            <ColumnHeader>
              <VisuallyHidden>{table.favorite}</VisuallyHidden>
            </ColumnHeader>
          </tr>
        </thead>
        <tbody>
          {places === null ? (
            <SkeletonRows />
          ) : (
            rows.map((each) => (
              <PlaceRow
                key={each.id}
                place={each}
                city={place.city}
                chosenTypes={chosenTypes}
                transportMode={props.transportMode}
                isFavorite={favorites?.has(each.id) ?? false}
                onToggleFavorite={onToggleFavorite}
                isPreviewed={each.id === previewed}
                onPreview={onPreview}
              />
            ))
          )}
        </tbody>
      </table>
    </div>
  );
});
