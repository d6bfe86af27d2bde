import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { useMapMessages } from "../../messages/map.ts";
import type { SearchArea } from "./listing-map-props.ts";
import styles from "./PlaceMap.module.css";

/** 'Search this area', or a status while the area is searched. */
export function SearchAreaButton({ searchArea }: { readonly searchArea: SearchArea }) {
  const { map } = useMapMessages();
  return (
    <>
      {/* The status element is always rendered, so that screen readers announce its text. */}
      <div role="status">
        {searchArea.status === "searching" && <span className={styles.area}>{map.searchingArea}</span>}
      </div>
      {searchArea.status === "offered" && (
        <button type="button" className={styles.area} onClick={() => searchArea.onSearch(searchArea.area)}>
          <MagnifyingGlassIcon size={18} aria-hidden />
          {map.searchArea}
        </button>
      )}
    </>
  );
}
