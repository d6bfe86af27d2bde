import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import styles from "./hydration-boundary.module.css";

/** The name of the event that a part of the page dispatches when it has been hydrated. The event bubbles. */
export const HYDRATED = "hydrated";

/** Resolves once no part of the page waits to be hydrated: every part is hydrated, or has left the page. */
export const whenHydrated = (page: Document): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (page.querySelector("[data-waiting]") !== null) return;
      changes.disconnect();
      resolve();
    };
    // A part that leaves the page, for example when the visitor chooses another layout, dispatches no event.
    const changes = new MutationObserver(check);
    changes.observe(page, { subtree: true, childList: true, attributeFilter: ["data-waiting"] });
    check();
  });

interface HydrationMarkProps {
  readonly children: ReactNode;
  /** Called when the part is hydrated, before it is painted. */
  readonly onHydrated?: () => void;
}

/**
 * Marks whether a part of the page is hydrated. Until the part is hydrated, its element has the attribute
 * `data-waiting`. Then the element dispatches a `hydrated` event that bubbles, so that presses recorded before can be
 * replayed.
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
  /** Reserves the space of the part on a page that the server has not rendered. @default nothing */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Wraps a part that the server renders and whose code is loaded after the code of the page. The server's HTML stays
 * until the part is hydrated. A `HydrationMark` around the part reports the hydration.
 */
export function HydrationBoundary({ fallback, children }: HydrationBoundaryProps) {
  // If the props of a suspended part or its fallback change before hydration, React discards the server's HTML.
  // Therefore the first children are kept until the part is hydrated, and the first fallback for ever.
  const [first] = useState<ReactNode>(() => children);
  const [space] = useState<ReactNode>(() => fallback);
  const [isHydrated, setHydrated] = useState(false);
  const onHydrated = useCallback(() => setHydrated(true), []);
  const shown = isHydrated ? children : first;
  return useMemo(
    () => (
      <Suspense fallback={space}>
        <HydrationMark onHydrated={onHydrated}>{shown}</HydrationMark>
      </Suspense>
    ),
    [shown, space, onHydrated],
  );
}
