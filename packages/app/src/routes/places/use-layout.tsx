import { type Layout, shownLayout } from "@flaneur/domain";
import { LayoutSwitch } from "@flaneur/ui/places-screen";
import { useSelector } from "@xstate/react";
import { type ComponentType, type ReactNode, useDeferredValue, useLayoutEffect, useRef } from "react";
import { AppContext } from "../../app-context.ts";
import type { MapViewProps } from "../../features/map/MapView.tsx";
import type { TableViewProps } from "../../features/preview/TableView.tsx";
import { MapView, preloadLayout, TableView } from "./layout-parts.ts";

export interface ListingLayout {
  /** Undefined where there is nothing to switch. */
  readonly layoutSwitch: ReactNode;
  /** What is shown in place of the grid; undefined for the grid itself. */
  readonly otherLayout: (props: TableViewProps) => ReactNode;
  /** Whether there is room for the sidebar beside it: a table in a narrow window would have to scroll sideways. */
  readonly besideSidebar: boolean;
  /** What is shown in place of sidebar, header and places; undefined for these. */
  readonly body: ComponentType<MapViewProps> | undefined;
}

/** The layout that someone chose, as far as the window has room for it. The switch moves at once, the places follow. */
export function useLayout(): ListingLayout {
  const { layout: actor, viewport } = AppContext.useSelector(({ context }) => context);
  const chosen = useSelector(actor, ({ context }) => context.layout);
  const { layouts } = viewport;
  const layout = shownLayout(chosen, layouts);
  // The page stays as it is until the code of another layout is there.
  const drawn = useDeferredValue(layout);
  const body = drawn === "map" ? MapView : undefined;
  const noteUse = useKeepFocus(body !== undefined, layout);
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
    body,
    besideSidebar: drawn !== "table" || viewport.columns >= 3,
    otherLayout: (props) => {
      switch (drawn) {
        case "grid":
        case "map":
          return undefined;
        case "table":
          return <TableView {...props} />;
      }
    },
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
