import { type ComponentType, lazy, Suspense, useState } from "react";

export interface LazyRoute {
  readonly Route: ComponentType;
  /** Fetches the code, which the route then draws without waiting. */
  readonly load: () => Promise<unknown>;
}

/**
 * A route whose code comes when it is first needed, or is loaded before. React shows a fallback for at least 300 ms, so a
 * page that begins with the route loads it before its first render. Only the route that waits has a boundary: a page that
 * a server has drawn is taken over in one piece.
 */
export function lazyRoute(fetchRoute: () => Promise<{ readonly default: ComponentType }>): LazyRoute {
  let loaded: ComponentType | null = null;
  const load = async () => {
    const route = await fetchRoute();
    loaded = route.default;
    return route;
  };
  const Lazy = lazy(load);
  const Route = () => {
    const [Page] = useState<ComponentType | null>(() => loaded);
    if (Page !== null) return <Page />;
    return (
      <Suspense>
        <Lazy />
      </Suspense>
    );
  };
  return { Route, load };
}
