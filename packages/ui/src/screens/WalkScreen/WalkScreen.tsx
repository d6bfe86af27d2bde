import buttons from "../../components/Button/Button.module.css";
import { ContentPage } from "../../components/ContentPage/ContentPage.tsx";
import { PageError } from "../../components/ContentPage/PageFailure.tsx";
import { PageLoading } from "../../components/ContentPage/PageLoading.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { cx } from "../../lib/cx.ts";
import { formatName } from "../../lib/format-dashes.ts";
import { Link } from "../../lib/link.tsx";
import { usePlaceMessages } from "../../messages/place.ts";
import { useWalkMessages } from "../../messages/walk.ts";
import type { WalkState } from "../../view-models/walk-state.ts";
import { WalkContent, type WalkContentProps } from "./WalkContent.tsx";

export interface WalkScreenProps extends Omit<WalkContentProps, "walk"> {
  readonly state: WalkState;
}

/** The page of a walk through up to twelve places. */
export function WalkScreen({ state, ...content }: WalkScreenProps) {
  const { walk } = useWalkMessages();
  const { place } = usePlaceMessages();
  const { list } = content;
  return (
    <ContentPage
      width="wide"
      back={list === null ? { href: "/", text: place.back } : { href: list.href, text: formatName(list.name) }}
    >
      {state.status === "loading" && <PageLoading text={walk.loading} />}
      {state.status === "error" && <PageError message={state.message} onRetry={content.onRetry} />}
      {state.status === "empty" && (
        <EmptyState
          headingLevel={1}
          title={walk.empty}
          text={walk.emptyText}
          action={
            <Link className={cx(buttons.button, buttons.soft, buttons.large)} href="/">
              {walk.allPlaces}
            </Link>
          }
        />
      )}
      {state.status === "ready" && <WalkContent walk={state.walk} {...content} />}
    </ContentPage>
  );
}
