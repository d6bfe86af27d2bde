import { ArrowLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowLeft";
import buttons from "../../components/Button/Button.module.css";
import { Button } from "../../components/Button/Button.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { cx } from "../../lib/cx.ts";
import { Link } from "../../lib/link.tsx";
import { usePlaceMessages } from "../../messages/place.ts";
import { useWalkMessages } from "../../messages/walk.ts";
import type { WalkState } from "../../view-models/walk-state.ts";
import { GuideFailure } from "../GuideScreen/GuidePage.tsx";
import guide from "../GuideScreen/GuideScreen.module.css";
import { WalkContent, type WalkContentProps } from "./WalkContent.tsx";

export interface WalkScreenProps extends Omit<WalkContentProps, "walk"> {
  readonly state: WalkState;
  /** Called when 'Try again' is pressed. */
  readonly onRetry: () => void;
}

/** The page of a walk through up to twelve places. */
export function WalkScreen({ state, onRetry, ...content }: WalkScreenProps) {
  const { walk, common } = useWalkMessages();
  const { place } = usePlaceMessages();
  return (
    <main className={cx(guide.page, guide.wide)} id="content" tabIndex={-1}>
      <Link className={guide.back} href="/">
        <ArrowLeftIcon size={16} aria-hidden />
        {place.back}
      </Link>
      {state.status === "loading" && (
        <div className={guide.loading} role="status">
          <h1>{walk.loading}</h1>
        </div>
      )}
      {state.status === "error" && (
        <GuideFailure title={place.failed} message={state.message}>
          <Button size="large" onClick={onRetry}>
            {common.tryAgain}
          </Button>
        </GuideFailure>
      )}
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
    </main>
  );
}
