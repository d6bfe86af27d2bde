import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { useMapMessages } from "../../messages/map.ts";
import type { ListingMapProps } from "./listing-map-props.ts";
import styles from "./PlaceMap.module.css";

/** 'Search this area', after someone has moved the map; it says so while that runs. */
export function SearchAreaButton({ searchArea, onSearchArea }: Pick<ListingMapProps, "searchArea" | "onSearchArea">) {
  const { map } = useMapMessages();
  switch (searchArea.status) {
    case "absent":
      return null;
    case "searching":
      return (
        <span className={styles.area} role="status">
          {map.searchingArea}
        </span>
      );
    case "offered":
      return (
        <button type="button" className={styles.area} onClick={() => onSearchArea(searchArea.area)}>
          <MagnifyingGlassIcon size={17} aria-hidden />
          {map.searchArea}
        </button>
      );
  }
}
