import { type Layout, shownLayout } from "@flaneur/domain";
import { LayoutSwitch } from "@flaneur/ui/places-screen";
import { useSelector } from "@xstate/react";
import { type ReactNode, useDeferredValue, useLayoutEffect, useRef } from "react";
import { AppContext } from "../../app-context.ts";
import { preloadLayout } from "./layout-parts.ts";

export interface ListingLayout {
  /** The layout that is shown. It follows the switch once its code is there. */
  readonly layout: Layout;
  /** Undefined where there is nothing to switch. */
  readonly layoutSwitch: ReactNode;
  /** Whether there is room for the sidebar beside it: a table in a narrow window would have to scroll sideways. */
  readonly besideSidebar: boolean;
}

/** The layout that someone chose, as far as the window has room for it. The switch moves at once, the places follow. */
export function useLayout(): ListingLayout {
  const { layout: actor, viewport } = AppContext.useSelector(({ context }) => context);
  const chosen = useSelector(actor, ({ context }) => context.layout);
  const { layouts } = viewport;
  const layout = shownLayout(chosen, layouts);
  // The page stays as it is until the code of another layout is there.
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
            actor.send({ type: "layout.choose", layout: next });
          }}
          onIntent={() => {
            for (const each of layouts) void preloadLayout(each);
          }}
        />
      ),
    layout: drawn,
    besideSidebar: drawn !== "table" || viewport.columns >= 3,
  };
}

/** The switch stands in another header beside the map: whoever has just used it finds the focus in it. */
function useKeepFocus(isMap: boolean, layout: Layout): () => void {
  const used = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the header is another when this changes
  useLayoutEffect(() => {
    if (!used.current || document.activeElement !== document.body) return;
    used.current = false;
    // One of the two is hidden, and takes no focus: a phone's, or a desktop's.
    const chosen = `input[type=radio][value=${layout}]`;
    for (const radio of document.querySelectorAll<HTMLElement>(chosen)) radio.focus({ preventScroll: true });
  }, [isMap]);
  return () => {
    used.current = true;
  };
}
