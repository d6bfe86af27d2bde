import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export interface LazyPart<Props> {
  readonly Part: LazyExoticComponent<ComponentType<Props>>;
  /** Asks for the code before it is needed: when a hand comes near. */
  readonly preload: () => void;
}

/** A part whose code is not in the first screen's: menus and dialogs weigh more than all the rest of a page. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return {
    Part: lazy(async () => ({ default: await load() })),
    preload: () => {
      // A failure now is not one yet: the part asks again when it is shown.
      load().catch(() => undefined);
    },
  };
}
