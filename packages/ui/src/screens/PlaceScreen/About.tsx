import { type NearbyStation, type Place, placeFacts, SEED_SOURCE } from "@flaneur/domain";
import { formatText } from "../../lib/format-dashes.ts";
import { splitLead } from "../../lib/split-lead.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import { FactsSource } from "./FactsSource.tsx";
import styles from "./PlaceArticle.module.css";

export interface AboutProps {
  readonly place: Pick<Place, "description" | "types" | "tags" | "address" | "openingHours" | "placeStatus" | "source">;
  /** The nearest stations, nearest first. */
  readonly stations: readonly NearbyStation[];
  /** See `FactsSource`. */
  readonly contactHref?: string | undefined;
}

/**
 * The section with the description of a place: the first sentence in large text, the rest as paragraphs. Without a
 * description, sentences composed of what is known, with their source.
 */
export function About({ place: shown, stations, contactHref }: AboutProps) {
  const { locale, place } = usePlaceMessages();
  const written = shown.description?.trim() ?? "";
  const facts = written === "" ? placeFacts(shown, stations) : null;
  const { lead, rest } =
    facts === null ? splitLead(written || place.noDescription) : { lead: place.facts(facts), rest: [] };
  // Our descriptions are in English, whatever the language of the page. Others may be in any language.
  const isOurs = shown.source === null || shown.source.name === SEED_SOURCE;
  const lang = written === "" || !isOurs ? undefined : "en";
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{place.about}</h2>
      {lang !== undefined && lang !== locale && <p className={styles.inEnglish}>{place.inEnglish}</p>}
      <p className={styles.lead} lang={lang}>
        {formatText(lead)}
      </p>
      {rest.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text can have a paragraph twice
        <p key={index} className={styles.prose} lang={lang}>
          {formatText(paragraph)}
        </p>
      ))}
      {facts !== null && shown.source !== null && <FactsSource source={shown.source} contactHref={contactHref} />}
    </section>
  );
}
