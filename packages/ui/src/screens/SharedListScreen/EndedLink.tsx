import buttons from "../../components/Button/Button.module.css";
import { cx } from "../../lib/cx.ts";
import { Link } from "../../lib/link.tsx";
import { useSharedMessages } from "../../messages/shared.ts";
import { GuideFailure } from "../GuideScreen/GuidePage.tsx";
import guide from "../GuideScreen/GuideScreen.module.css";

interface EndedLinkProps {
  /** What the link led to. */
  readonly kind: "list" | "view";
}

/** The page of a link that its owner has ended. */
export function EndedLink({ kind }: EndedLinkProps) {
  const { shared } = useSharedMessages();
  const { title, message } = shared.ended[kind];
  return (
    <main className={guide.page} id="content" tabIndex={-1}>
      <GuideFailure title={title} message={message}>
        <Link className={cx(buttons.button, buttons.solid, buttons.large)} href="/">
          {shared.allPlaces}
        </Link>
      </GuideFailure>
    </main>
  );
}
