import { PAGE_SIZES, type PageSize } from "@flaneur/domain";
import { PageSizeSelect } from "../../components/PageSizeSelect/PageSizeSelect.tsx";
import { Pagination } from "../../components/Pagination/Pagination.tsx";
import type { ListingState } from "../../view-models/listing-state.ts";
import styles from "./ListingBody.module.css";

export interface ListingPagesProps {
  readonly listing: ListingState;
  readonly onPageChange: (page: number) => void;
  readonly onPageSizeChange: (size: PageSize) => void;
  /** Called when the button that leads to the next page has come into view. */
  readonly onNextInView?: (() => void) | undefined;
}

/** Below the places: how many there are on a page, and the other pages. */
export function ListingPages({ listing, onPageChange, onPageSizeChange, onNextInView }: ListingPagesProps) {
  if (listing.status !== "ready") return null;
  const { page, pages, limit, total } = listing.pagination;
  // The smallest page holds them all: nothing to choose, nothing to turn.
  if (total <= PAGE_SIZES[0]) return null;
  return (
    <footer className={styles.foot}>
      <PageSizeSelect value={limit} onValueChange={onPageSizeChange} />
      {pages > 1 && <Pagination page={page} pages={pages} onPageChange={onPageChange} onNextInView={onNextInView} />}
    </footer>
  );
}
