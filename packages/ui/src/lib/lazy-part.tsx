import { type ComponentType, lazy, useState } from "react";
import { forgetMissing, noteMissing } from "./missing-parts.ts";

/** A component whose code is loaded when it is first drawn. It suspends until then: draw it in a `Suspense`. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code ahead. Is fulfilled when it is there or could not be fetched, which drawing the part tries again. */
  readonly preload: () => Promise<void>;
};

/**
 * Loads the code of a part apart from that of the page: of a dialog, a layout, a route, or of what the server has drawn
 * and the app takes over later. Where the code of a part that is drawn cannot be fetched, the page's frame says so and
 * offers to try again; the part waits for it.
 */
export function lazyPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let fetching: Promise<void> | null = null;
  let arrive: (part: ComponentType<Props>) => void = () => {};
  const arrival = new Promise<ComponentType<Props>>((resolve) => {
    arrive = resolve;
  });
  const load = (): Promise<void> => {
    fetching ??= fetchPart().then(
      (part) => {
        loaded = part;
        forgetMissing(load);
        arrive(part);
      },
      (error: unknown) => {
        fetching = null;
        throw error;
      },
    );
    return fetching;
  };
  const Lazy = lazy(async () => {
    load().catch(() => noteMissing(load));
    return { default: await arrival };
  });
  function Part(props: Props) {
    // React.lazy waits for a moment even where the code is there, and a fallback would be seen.
    const [Loaded] = useState(() => loaded);
    return Loaded === null ? <Lazy {...props} /> : <Loaded {...props} />;
  }
  return Object.assign(Part, { preload: () => load().catch(() => undefined) });
}
