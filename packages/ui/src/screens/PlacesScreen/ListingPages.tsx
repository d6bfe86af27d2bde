import { PAGE_SIZES, type PageSize } from "@flaneur/domain";
import { PageSizeSelect } from "../../components/PageSizeSelect/PageSizeSelect.tsx";
import { Pagination } from "../../components/Pagination/Pagination.tsx";
import type { ListingState } from "../../view-models/listing-state.ts";
import styles from "./ListingBody.module.css";

export interface ListingPagesProps {
  /** The state of the listing. */
  readonly listing: ListingState;
  /** Called with the page that was chosen. */
  readonly onPageChange: (page: number) => void;
  /** Called with the page size that was chosen. */
  readonly onPageSizeChange: (size: PageSize) => void;
  /** Called when the pagination is in view and there is a next page. Use it to preload that page. */
  readonly onNextInView?: (() => void) | undefined;
}

/** The page size and the pagination below the places. */
export function ListingPages({ listing, onPageChange, onPageSizeChange, onNextInView }: ListingPagesProps) {
  if (listing.status !== "ready") return null;
  const { page, pages, limit, total } = listing.pagination;
  // All places fit into the smallest page, so neither control is needed.
  if (total <= PAGE_SIZES[0]) return null;
  return (
    <footer className={styles.foot}>
      <PageSizeSelect value={limit} onValueChange={onPageSizeChange} />
      {pages > 1 && <Pagination page={page} pages={pages} onPageChange={onPageChange} onNextInView={onNextInView} />}
    </footer>
  );
}
