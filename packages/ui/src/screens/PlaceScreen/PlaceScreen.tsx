import { ArrowLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowLeft";
import { Button } from "../../components/Button/Button.tsx";
import { EndOfTownSign } from "../../components/EndOfTownSign/EndOfTownSign.tsx";
import { DetailSkeleton } from "../../components/Skeletons/DetailSkeleton.tsx";
import { focusContent } from "../../lib/content-of.ts";
import { Link } from "../../lib/link.tsx";
import { usePlaceMessages } from "../../messages/place.ts";
import { MissingPlace } from "./MissingPlace.tsx";
import { PlaceArticle } from "./PlaceArticle.tsx";
import styles from "./PlaceScreen.module.css";
import type { PlaceScreenProps } from "./place-screen-props.ts";

/** The page of one place (§2), at most 1200 px wide. */
export function PlaceScreen({ state, onGoBack, onRetry, back, ...article }: PlaceScreenProps) {
  const { common, place } = usePlaceMessages();
  const failed = state.status === "error" || state.status === "missing";
  return (
    <main className={styles.wrap} id="content" tabIndex={-1}>
      {!failed && (
        <Link href="/" {...back} className={styles.back}>
          <ArrowLeftIcon size={18} aria-hidden />
          <span>{place.back}</span>
        </Link>
      )}
      {state.status === "loading" && (
        <div aria-busy>
          <div role="status">
            <h1 className={styles.loading}>{place.loading}</h1>
          </div>
          <DetailSkeleton />
        </div>
      )}
      {state.status === "error" && (
        <div className={styles.failed} role="alert">
          <EndOfTownSign />
          <h1 className={styles.oops}>{place.failed}</h1>
          <p className={styles.reason}>{state.message}</p>
          <div className={styles.ways}>
            {onRetry !== undefined && (
              <Button
                size="large"
                onClick={() => {
                  onRetry();
                  // The button is removed when the place arrives.
                  focusContent();
                }}
              >
                {common.tryAgain}
              </Button>
            )}
            <Button variant="solid" size="large" onClick={onGoBack}>
              {place.goBack}
            </Button>
          </div>
        </div>
      )}
      {state.status === "missing" && (
        <MissingPlace
          guesses={state.guesses}
          favorites={article.favorites}
          {...(article.onToggleFavorite !== undefined && { onToggleFavorite: article.onToggleFavorite })}
          onGoBack={onGoBack}
        />
      )}
      {state.status === "ready" && <PlaceArticle {...article} {...state} />}
    </main>
  );
}
