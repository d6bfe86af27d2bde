import { shownLayout } from "@flaneur/domain";
import { HydrationBoundary, lazyPart } from "@flaneur/ui";
import { useSelector } from "@xstate/react";
import { useLocation } from "react-router";
import { AppContext, useActors } from "../app-context.ts";

export const PageEndContent = lazyPart(async () => (await import("./PageEndContent.tsx")).PageEndContent);

/** The footer. It is omitted below a map, which fills the window. */
export function PageEnd() {
  const { layout } = useActors();
  const viewport = AppContext.useSelector(({ context }) => context.viewport);
  const chosen = useSelector(layout, ({ context }) => context.layout);
  if (useLocation().pathname === "/" && shownLayout(chosen, viewport.layouts) === "map") return null;
  return (
    <HydrationBoundary>
      <PageEndContent />
    </HydrationBoundary>
  );
}
