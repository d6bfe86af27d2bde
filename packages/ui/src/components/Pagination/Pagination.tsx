import { paginationModel } from "@flaneur/domain";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { type ReactNode, useEffect, useRef } from "react";
import { cx } from "../../lib/cx.ts";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./Pagination.module.css";

export interface PaginationProps {
  /** The current page, counted from 1. */
  readonly page: number;
  /** The number of pages. */
  readonly pages: number;
  /** Called with the page that was chosen. */
  readonly onPageChange: (page: number) => void;
  /**
   * Called when there is a next page and the pagination is in view: on mount, when it scrolls into view, and after a
   * change of `page`, `pages` or this callback. Use it to preload the next page.
   */
  readonly onNextInView?: (() => void) | undefined;
}

/** Buttons for the pages of a list. Up to seven pages all have a button, more are abbreviated by ellipses (§9). */
export function Pagination({ page, pages, onPageChange, onNextInView }: PaginationProps) {
  const { pagination, number } = useMessages();
  const whole = useRef<HTMLElement>(null);
  useEffect(() => {
    if (whole.current === null || onNextInView === undefined || page >= pages) return;
    const observer = new IntersectionObserver((entries) => {
      // While the main thread is busy, the observer collects several entries. The last entry is the newest.
      if (entries.at(-1)?.isIntersecting === true) onNextInView();
    });
    observer.observe(whole.current);
    return () => observer.disconnect();
  }, [page, pages, onNextInView]);
  return (
    <nav ref={whole} className={styles.pages} aria-label={pagination.label}>
      <Step label={pagination.previous} to={page - 1} pages={pages} onPageChange={onPageChange}>
        <CaretLeftIcon size={16} aria-hidden />
      </Step>
      {paginationModel(page, pages).map((item) =>
        item.kind === "ellipsis" ? (
          <span key={item.key} className={styles.ellipsis}>
            …
          </span>
        ) : (
          <button
            key={item.page}
            type="button"
            className={styles.page}
            aria-label={pagination.page(item.page)}
            aria-current={item.page === page ? "page" : undefined}
            onClick={() => onPageChange(item.page)}
          >
            {number(item.page)}
          </button>
        ),
      )}
      <Step label={pagination.next} to={page + 1} pages={pages} onPageChange={onPageChange}>
        <CaretRightIcon size={16} aria-hidden />
      </Step>
    </nav>
  );
}

interface StepProps extends Pick<PaginationProps, "pages" | "onPageChange"> {
  readonly label: string;
  readonly to: number;
  readonly children: ReactNode;
}

/**
 * The button to the previous or the next page. If there is no such page, the button is `aria-disabled` instead of
 * `disabled`, so that it keeps the focus.
 */
function Step({ label, to, pages, onPageChange, children }: StepProps) {
  const possible = to >= 1 && to <= pages;
  return (
    <button
      type="button"
      className={cx(styles.page, styles.step)}
      aria-label={label}
      aria-disabled={!possible}
      onClick={() => possible && onPageChange(to)}
    >
      {children}
    </button>
  );
}
