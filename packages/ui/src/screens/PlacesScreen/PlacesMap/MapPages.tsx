import { PageSizeSelect } from "../../../components/PageSizeSelect/PageSizeSelect.tsx";
import { Pagination } from "../../../components/Pagination/Pagination.tsx";
import type { ListingPagesProps } from "../ListingPages.tsx";
import styles from "./PlacesMap.module.css";

/** The page size and the pagination below the list next to the map. */
export function MapPages({ listing, onPageChange, onPageSizeChange, onNextInView }: ListingPagesProps) {
  if (listing.status !== "ready") return null;
  const { page, pages, limit } = listing.pagination;
  return (
    <footer className={styles.foot}>
      <PageSizeSelect value={limit} onValueChange={onPageSizeChange} />
      <Pagination page={page} pages={pages} onPageChange={onPageChange} onNextInView={onNextInView} />
    </footer>
  );
}
