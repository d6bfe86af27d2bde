import { formatText } from "../../lib/format-dashes.ts";
import { splitLead } from "../../lib/split-lead.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import styles from "./PlaceArticle.module.css";

/** The section with the description of a place: the first sentence in large text, the rest as paragraphs. */
export function About({ description }: { readonly description: string | null }) {
  const { locale, place } = usePlaceMessages();
  const written = description?.trim() ?? "";
  const { lead, rest } = splitLead(written || place.noDescription);
  // Descriptions are in English, whatever the language of the page.
  const lang = written === "" ? undefined : "en";
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
    </section>
  );
}
