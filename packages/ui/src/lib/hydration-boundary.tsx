import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import styles from "./hydration-boundary.module.css";

/** Bubbles from a boundary whose part has just been hydrated. */
export const HYDRATED = "hydrated";

interface HydrationBoundaryProps {
  /** Keeps the room of the part on a page that the server has not drawn. @default nothing */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Stands around a part that the server draws and whose code comes after that of the page: the HTML of the server stays
 * until then. `data-waiting` is set on it for as long, and then a `hydrated` event bubbles: whoever keeps presses can
 * repeat them.
 */
export const HydrationBoundary = ({ fallback, children }: HydrationBoundaryProps) => (
  <Suspense fallback={fallback}>
    <Hydrated>{children}</Hydrated>
  </Suspense>
);

function Hydrated({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState(true);
  useLayoutEffect(() => setWaiting(false), []);
  useEffect(() => {
    if (!waiting) element.current?.dispatchEvent(new CustomEvent(HYDRATED, { bubbles: true }));
  }, [waiting]);
  return (
    <div ref={element} className={styles.boundary} {...(waiting && { "data-waiting": "" })}>
      {children}
    </div>
  );
}
