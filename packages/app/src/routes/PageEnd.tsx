import { shownLayout } from "@flaneur/domain";
import { Footer } from "@flaneur/ui/footer";
import { useLocation } from "react-router";
import { AppContext, useActors } from "../app-context.ts";
import { useCanKeepPages } from "../offline/use-can-keep-pages.ts";
import { useStore } from "../page/store.ts";
import { useSheet } from "../routing/use-sheet.ts";

/** The footer. It is omitted below a map, which fills the window. */
export function PageEnd() {
  const { layout } = useActors();
  const viewport = AppContext.useSelector(({ context }) => context.viewport);
  const chosen = useStore(layout);
  if (useLocation().pathname === "/" && shownLayout(chosen, viewport.layouts) === "map") return null;
  return <PageFooter />;
}

/** The footer with the languages, the pages about the product, and "Paris in your pocket". */
function PageFooter() {
  const { language: actor } = useActors();
  const { pathname } = useLocation();
  const pocket = useSheet("pocket");
  return (
    <Footer
      isAbout={pathname === "/about"}
      onPocket={useCanKeepPages() ? () => pocket.onOpenChange(true) : undefined}
      onLanguageChange={(language) => actor.send({ type: "language.choose", language })}
    />
  );
}
