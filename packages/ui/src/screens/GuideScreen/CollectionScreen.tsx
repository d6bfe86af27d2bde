import pageStyles from "../../components/ContentPage/ContentPage.module.css";
import { LoadedPage, type PageState } from "../../components/ContentPage/LoadedPage.tsx";
import type { CardPlace } from "../../lib/place-with-media.ts";
import { useGuideMessages } from "../../messages/guide.ts";
import { GuideCards, type GuideCardsProps } from "./GuideCards.tsx";
import styles from "./GuideScreen.module.css";

/** A collection in the language of the page. */
export interface ShownCollection {
  readonly title: string;
  readonly sentence: string;
  readonly places: readonly CardPlace[];
}

export interface CollectionScreenProps extends Omit<GuideCardsProps, "places"> {
  readonly state: PageState<ShownCollection>;
  /** Called when 'Try again' is pressed. */
  readonly onRetry: () => void;
}

/** The page of a curated collection. */
export function CollectionScreen({ state, onRetry, ...cards }: CollectionScreenProps) {
  const { listing } = useGuideMessages();
  return (
    <LoadedPage state={state} onRetry={onRetry}>
      {({ title, sentence, places }) => (
        <>
          <h1 className={pageStyles.title}>{title}</h1>
          <p className={styles.facts}>{listing.count(places.length)}</p>
          <p className={pageStyles.sentences}>{sentence}</p>
          <div className={styles.section}>
            <GuideCards {...cards} places={places} />
          </div>
        </>
      )}
    </LoadedPage>
  );
}
