import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import styles from "./hydration-boundary.module.css";

/** Bubbles from a part of the page that has just been hydrated. */
export const HYDRATED = "hydrated";

/** Resolves once every part of the page is hydrated. */
export const whenHydrated = (page: Document): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (page.querySelector("[data-waiting]") !== null) return;
      page.removeEventListener(HYDRATED, check);
      resolve();
    };
    page.addEventListener(HYDRATED, check);
    check();
  });

interface HydrationMarkProps {
  readonly children: ReactNode;
  /** Called before the part is painted. */
  readonly onHydrated?: () => void;
}

/**
 * Says of a part of the page whether it hears presses: `data-waiting` is set on it until it is hydrated, and then a
 * `hydrated` event bubbles. Whoever keeps presses can repeat them.
 */
export function HydrationMark({ children, onHydrated }: HydrationMarkProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isWaiting, setWaiting] = useState(true);
  useLayoutEffect(() => {
    setWaiting(false);
    onHydrated?.();
  }, [onHydrated]);
  useEffect(() => {
    if (!isWaiting) element.current?.dispatchEvent(new CustomEvent(HYDRATED, { bubbles: true }));
  }, [isWaiting]);
  return (
    <div ref={element} className={styles.part} {...(isWaiting && { "data-waiting": "" })}>
      {children}
    </div>
  );
}

interface HydrationBoundaryProps {
  /** Keeps the room of the part on a page that the server has not drawn. @default nothing */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Stands around a part that the server draws and whose code comes after that of the page: the HTML of the server stays
 * until then. Its mark says whether it is hydrated.
 */
export function HydrationBoundary({ fallback, children }: HydrationBoundaryProps) {
  // React gives up the server's HTML where what it waits for gets other props: those come once it is hydrated.
  const [first] = useState<ReactNode>(() => children);
  const [isHydrated, setHydrated] = useState(false);
  const onHydrated = useCallback(() => setHydrated(true), []);
  const shown = isHydrated ? children : first;
  return useMemo(
    () => (
      <Suspense fallback={fallback}>
        <HydrationMark onHydrated={onHydrated}>{shown}</HydrationMark>
      </Suspense>
    ),
    [shown, fallback, onHydrated],
  );
}
