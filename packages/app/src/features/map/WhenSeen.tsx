import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";

/**
 * Renders its children once their position has come into view and the page with its pictures is loaded. Pictures are
 * loaded first, because visitors wait for the largest of them.
 */
export function WhenSeen({ children }: { readonly children: ReactNode }) {
  const mark = useRef<HTMLSpanElement>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const element = mark.current;
    if (element === null) return;
    const want = () => setWanted(true);
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      if (document.readyState === "complete") want();
      else addEventListener("load", want, { once: true });
    });
    seen.observe(element);
    return () => {
      seen.disconnect();
      removeEventListener("load", want);
    };
  }, []);
  return (
    <>
      {/* An empty element has no area, and would not be observed. */}
      <span ref={mark}>{"\u200b"}</span>
      {wanted && <Suspense fallback={null}>{children}</Suspense>}
    </>
  );
}
