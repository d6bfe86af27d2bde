import { shownLayout } from "@flaneur/domain";
import { useLazyPart } from "@flaneur/ui";
import { LayoutSwitch } from "@flaneur/ui/places-screen";
import { useSelector } from "@xstate/react";
import { type ReactNode, useDeferredValue } from "react";
import { AppContext } from "../../app-context.ts";
import type { TableViewProps } from "../preview/TableView.tsx";
import { loadLayoutPart, tablePart } from "./layout-parts.ts";

export interface ListingLayout {
  /** Undefined where there is nothing to switch. */
  readonly layoutSwitch: ReactNode;
  /** What is shown in place of the grid; undefined for the grid itself, also until the code of another layout is there. */
  readonly otherLayout: (props: TableViewProps) => ReactNode;
}

/** The layout that someone chose, as far as the window has room for it. The switch moves at once, the places follow. */
export function useLayout(): ListingLayout {
  const { layout: actor, viewport } = AppContext.useSelector(({ context }) => context);
  const chosen = useSelector(actor, ({ context }) => context.layout);
  const { layouts } = viewport;
  const layout = shownLayout(chosen, layouts);
  const drawn = useDeferredValue(layout);
  const Table = useLazyPart(tablePart, drawn === "table");
  return {
    layoutSwitch:
      layouts.length < 2 ? undefined : (
        <LayoutSwitch
          layout={layout}
          layouts={layouts}
          onLayoutChange={(next) => actor.send({ type: "layout.choose", layout: next })}
          onIntent={() => {
            for (const each of layouts) void loadLayoutPart(each);
          }}
        />
      ),
    otherLayout: (props) => {
      switch (drawn) {
        case "grid":
          return undefined;
        case "table":
          return Table === null ? undefined : <Table {...props} />;
      }
    },
  };
}
