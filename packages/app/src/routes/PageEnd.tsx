import { shownLayout } from "@flaneur/domain";
import { HydrationBoundary, lazyPart } from "@flaneur/ui";
import { useSelector } from "@xstate/react";
import { useLocation } from "react-router";
import { AppContext, useActors } from "../app-context.ts";
import { useSheet } from "../routing/use-sheet.ts";

export const Footer = lazyPart(async () => (await import("@flaneur/ui/footer")).Footer);

/** The footer with the languages and the pages about the product. It is omitted below a map, which fills the window. */
export function PageEnd() {
  const { language: actor, layout } = useActors();
  const viewport = AppContext.useSelector(({ context }) => context.viewport);
  const chosen = useSelector(layout, ({ context }) => context.layout);
  const { pathname } = useLocation();
  const pocket = useSheet("pocket");
  if (pathname === "/" && shownLayout(chosen, viewport.layouts) === "map") return null;
  return (
    <HydrationBoundary>
      <Footer
        onPocket={() => pocket.onOpenChange(true)}
        isAbout={pathname === "/about"}
        onLanguageChange={(language) => actor.send({ type: "language.choose", language })}
      />
    </HydrationBoundary>
  );
}
