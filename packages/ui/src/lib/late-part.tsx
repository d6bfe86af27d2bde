import type { ComponentType } from "react";
import { lazyPart, useLazyPart } from "./lazy-part.ts";
import { useOnceIdle } from "./use-once-idle.ts";

/** A part that the first view can do without: its code is fetched once the page has come to rest. */
export function latePart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const part = lazyPart(fetchPart);
  return function LatePart(props) {
    const Part = useLazyPart(part, useOnceIdle());
    return Part === null ? null : <Part {...props} />;
  };
}
