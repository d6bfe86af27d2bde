import { type ReactNode, useEffect, useRef, useState } from "react";
import { useViewport } from "../../lib/use-viewport.ts";
import styles from "./StickyHead.module.css";

/** The height of the top bar, which stays above it. */
const TOP_BAR = 68;

/**
 * The header of the listing. Scrolled to the top bar it stays there as one row, laid over the page: the room that it had
 * stays as it was, so that nothing moves.
 */
export function StickyHead({ children }: { readonly children: ReactNode }) {
  const mark = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  /** How high it was before; null where it stands in its place. */
  const [stuck, setStuck] = useState<number | null>(null);
  const { phone } = useViewport();
  useEffect(() => {
    // There another bar stays.
    if (mark.current === null || phone) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        const passed = !entry.isIntersecting && entry.boundingClientRect.top < TOP_BAR;
        setStuck((height) => (passed ? (height ?? head.current?.offsetHeight ?? 0) : null));
      },
      { rootMargin: `-${TOP_BAR}px 0px 0px` },
    );
    observer.observe(mark.current);
    return () => {
      observer.disconnect();
      setStuck(null);
    };
  }, [phone]);
  return (
    <>
      <div ref={mark} className={styles.mark} />
      <div
        ref={head}
        className={styles.head}
        data-stuck={stuck !== null}
        style={stuck === null ? undefined : { height: stuck }}
      >
        <div className={styles.row}>{children}</div>
      </div>
    </>
  );
}
