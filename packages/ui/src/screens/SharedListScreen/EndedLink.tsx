import buttons from "../../components/Button/Button.module.css";
import { ContentPage } from "../../components/ContentPage/ContentPage.tsx";
import { PageFailure } from "../../components/ContentPage/PageFailure.tsx";
import { cx } from "../../lib/cx.ts";
import { Link } from "../../lib/link.tsx";
import { useSharedMessages } from "../../messages/shared.ts";

interface EndedLinkProps {
  /** What the link led to. */
  readonly kind: "list" | "view";
}

/** The page of a link that its owner has ended, or whose list or view was deleted. */
export function EndedLink({ kind }: EndedLinkProps) {
  const { shared } = useSharedMessages();
  const { title, message } = shared.ended[kind];
  return (
    <ContentPage>
      <PageFailure title={title} message={message}>
        <Link className={cx(buttons.button, buttons.solid, buttons.large)} href="/">
          {shared.allPlaces}
        </Link>
      </PageFailure>
    </ContentPage>
  );
}
