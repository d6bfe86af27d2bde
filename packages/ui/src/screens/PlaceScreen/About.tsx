import { setText } from "../../lib/dashes.ts";
import { splitLead } from "../../lib/split-lead.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import styles from "./PlaceArticle.module.css";

/** The description: its first sentence large, the rest as paragraphs. */
export function About({ description }: { readonly description: string | null }) {
  const { place } = usePlaceMessages();
  const { lead, rest } = splitLead(description?.trim() || place.noDescription);
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{place.about}</h2>
      <p className={styles.lead}>{setText(lead)}</p>
      {rest.map((paragraph) => (
        <p key={paragraph} className={styles.prose}>
          {setText(paragraph)}
        </p>
      ))}
    </section>
  );
}
