import { type ReactNode, useEffect, useRef, useState } from "react";
import { useViewport } from "../../lib/use-viewport.ts";
import styles from "./StickyHead.module.css";

/** The height of the sticky top bar above the header, in pixels. */
const TOP_BAR = 68;

/**
 * The header of the listing. When it reaches the top bar, it becomes one sticky row over the page. The element keeps
 * its original height, so that the content does not move.
 */
export function StickyHead({ children }: { readonly children: ReactNode }) {
  const mark = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  /** The original height in pixels while the header is stuck, otherwise null. */
  const [stuck, setStuck] = useState<number | null>(null);
  const { phone } = useViewport();
  useEffect(() => {
    // On a phone, another bar is sticky.
    if (mark.current === null || phone) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // While the page is busy, several changes arrive at once, the newest last.
        const entry = entries.at(-1);
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
