import { type Layout, shownLayout } from "@flaneur/domain";
import { LayoutSwitch } from "@flaneur/ui/places-screen";
import { type ReactNode, useDeferredValue, useLayoutEffect, useRef } from "react";
import { AppContext, useActors } from "../../../app-context.ts";
import { useStore } from "../../../page/store.ts";
import { preloadLayout } from "./layout-parts.ts";

export interface ListingLayout {
  /** The visible layout. It changes when the code of the chosen layout is loaded. */
  readonly layout: Layout;
  /** The layout switch. Undefined if the window allows only one layout. */
  readonly layoutSwitch: ReactNode;
  /** Whether the window has room for the sidebar: a table in a narrow window would scroll sideways. */
  readonly fitsSidebar: boolean;
}

/**
 * Returns the chosen layout, or the grid if the window has no room for the chosen one. The switch changes at once. The
 * places change when the code is loaded.
 */
export function useLayout(): ListingLayout {
  const { layout: store } = useActors();
  const viewport = AppContext.useSelector(({ context }) => context.viewport);
  const chosen = useStore(store);
  const { layouts } = viewport;
  const layout = shownLayout(chosen, layouts);
  // The old layout stays until the code of the new one is loaded.
  const drawn = useDeferredValue(layout);
  const noteUse = useKeepFocus(drawn === "map", layout);
  return {
    layoutSwitch:
      layouts.length < 2 ? undefined : (
        <LayoutSwitch
          layout={layout}
          layouts={layouts}
          onLayoutChange={(next) => {
            noteUse();
            store.set(next);
          }}
          onIntent={() => {
            for (const each of layouts) void preloadLayout(each);
          }}
        />
      ),
    layout: drawn,
    fitsSidebar: drawn !== "table" || viewport.columns >= 3,
  };
}

/** Restores the focus of the switch, which is in another header on the map. */
function useKeepFocus(isMap: boolean, layout: Layout): () => void {
  const used = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the header changes with this value
  useLayoutEffect(() => {
    if (!used.current || document.activeElement !== document.body) return;
    used.current = false;
    // One of the two switches is hidden and cannot be focused: the phone's or the desktop's.
    const chosen = `input[type=radio][value=${layout}]`;
    for (const radio of document.querySelectorAll<HTMLElement>(chosen)) radio.focus({ preventScroll: true });
  }, [isMap]);
  return () => {
    used.current = true;
  };
}
