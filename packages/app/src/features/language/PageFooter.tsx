import { Footer } from "@flaneur/ui/footer";
import { AppContext } from "../../app-context.ts";

/** The footer, which offers the languages. */
export function PageFooter() {
  const root = AppContext.useActorRef();
  return <Footer onLanguageChange={(language) => root.send({ type: "language.choose", language })} />;
}
