import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
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
export function HydrationBoundary({ fallback, children }: HydrationBoundaryProps) {
  // React gives up the server's HTML where what it waits for gets other props: those come once it is hydrated.
  const [first] = useState<ReactNode>(() => children);
  const [isWaiting, setWaiting] = useState(true);
  const shown = isWaiting ? first : children;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWaiting) element.current?.dispatchEvent(new CustomEvent(HYDRATED, { bubbles: true }));
  }, [isWaiting]);
  const onHydrated = useCallback(() => setWaiting(false), []);
  return useMemo(
    () => (
      <Suspense fallback={fallback}>
        <div ref={element} className={styles.boundary} {...(isWaiting && { "data-waiting": "" })}>
          {shown}
          <Hydrated onHydrated={onHydrated} />
        </div>
      </Suspense>
    ),
    [isWaiting, shown, fallback, onHydrated],
  );
}

/** Calls back before what it is hydrated with is painted. */
function Hydrated({ onHydrated }: { readonly onHydrated: () => void }) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return null;
}
