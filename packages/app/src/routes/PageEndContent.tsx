import { Footer } from "@flaneur/ui/footer";
import { useLocation } from "react-router";
import { useActors } from "../app-context.ts";
import { useCanKeepPages } from "../page/use-can-keep-pages.ts";
import { useSheet } from "../routing/use-sheet.ts";

/** The footer with the languages, the pages about the product, and "Paris in your pocket". */
export function PageEndContent() {
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
