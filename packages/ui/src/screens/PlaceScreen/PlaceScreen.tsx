import { ArrowLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowLeft";
import type { ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { ExitSign } from "../../components/ExitSign/ExitSign.tsx";
import type { TravelMode } from "../../components/PlaceCard/TravelMinutes.tsx";
import { DetailSkeleton } from "../../components/Skeletons/DetailSkeleton.tsx";
import { TopBar, type TopBarProps } from "../../components/TopBar/TopBar.tsx";
import type { CardPlace, PlaceWithMedia } from "../../lib/place-with-media.ts";
import { PlaceArticle } from "./PlaceArticle.tsx";
import styles from "./PlaceScreen.module.css";
import type { TravelFigures } from "./TravelInformation.tsx";

export type { TopBarProps } from "../../components/TopBar/TopBar.tsx";
export type { CardPlace, PlaceWithMedia } from "../../lib/place-with-media.ts";
export type { TravelFigures } from "./TravelInformation.tsx";

/** What the page of a place can be in; never two at once. */
export type PlaceState =
  | { readonly status: "loading" }
  | {
      readonly status: "ready";
      readonly place: PlaceWithMedia;
      /** Best first (§9). */
      readonly related: readonly CardPlace[];
      /** From the confirmed location, when there is one (§4). */
      readonly travel?: TravelFigures;
    }
  | { readonly status: "error"; readonly message?: string };

export interface PlaceScreenProps {
  readonly topBar: TopBarProps;
  readonly state: PlaceState;
  readonly travelMode?: TravelMode;
  readonly favorites?: ReadonlySet<string>;
  readonly onToggleFavorite?: (id: string) => void;
  /** 'Go Back' on the page that failed. */
  readonly onGoBack: () => void;
  /** Opens the lightbox at a picture. */
  readonly onOpenMedia?: (index: number) => void;
  /** A map for the location card. */
  readonly map?: ReactNode;
}

/** The page of one place (§2), at most 1200 px wide. */
export function PlaceScreen({ topBar, state, onGoBack, ...article }: PlaceScreenProps) {
  return (
    <div className={styles.screen}>
      <TopBar {...topBar} />
      <main className={styles.wrap} id="content" tabIndex={-1}>
        {state.status !== "error" && (
          <a className={styles.back} href="/">
            <ArrowLeftIcon size={17} aria-hidden />
            <span>Back to places</span>
          </a>
        )}
        {state.status === "loading" && (
          <div aria-busy>
            <div role="status">
              <h1 className={styles.loading}>Loading place details...</h1>
            </div>
            <DetailSkeleton />
          </div>
        )}
        {state.status === "error" && (
          <div className={styles.failed} role="alert">
            <ExitSign />
            <h1 className={styles.oops}>Oops! Something went wrong</h1>
            <p className={styles.reason}>{state.message ?? "We couldn't load this place. Please try again."}</p>
            <Button variant="solid" size="large" onClick={onGoBack}>
              Go Back
            </Button>
          </div>
        )}
        {state.status === "ready" && <PlaceArticle {...article} {...state} />}
      </main>
    </div>
  );
}
