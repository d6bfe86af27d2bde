import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { useMapMessages } from "../../messages/map.ts";
import type { SearchArea } from "./listing-map-props.ts";
import styles from "./PlaceMap.module.css";

/** 'Search this area', or a status while the area is searched. */
export function SearchAreaButton({ searchArea }: { readonly searchArea: SearchArea }) {
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
        <button type="button" className={styles.area} onClick={() => searchArea.onSearch(searchArea.area)}>
          <MagnifyingGlassIcon size={18} aria-hidden />
          {map.searchArea}
        </button>
      );
  }
}
