import { paginationModel } from "@flaneur/domain";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./Pagination.module.css";

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPageChange: (page: number) => void;
  /** It has come into view, and there is a next page: whoever sees it may go there. */
  readonly onNextInView?: (() => void) | undefined;
}

/** Every page up to seven, ellipses beyond (§9). */
export function Pagination({ page, pages, onPageChange, onNextInView }: PaginationProps) {
  const { pagination } = useMessages();
  const whole = useRef<HTMLElement>(null);
  useEffect(() => {
    if (whole.current === null || onNextInView === undefined || page >= pages) return;
    const observer = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting === true) onNextInView();
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
            {item.page}
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

/** At an end the step stays focusable though it does nothing: who pressed it last would lose their place. */
function Step({ label, to, pages, onPageChange, children }: StepProps) {
  const possible = to >= 1 && to <= pages;
  return (
    <button
      type="button"
      className={styles.page}
      aria-label={label}
      aria-disabled={!possible}
      onClick={() => possible && onPageChange(to)}
    >
      {children}
    </button>
  );
}
