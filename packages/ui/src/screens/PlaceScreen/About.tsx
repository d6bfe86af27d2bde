import { setText } from "../../lib/dashes.ts";
import { splitLead } from "../../lib/split-lead.ts";
import styles from "./PlaceArticle.module.css";

/** What is said when nothing is (§2). */
const FALLBACK = "More information about this place will be available soon.";

/** The first sentence speaks, the rest is read. */
export function About({ description }: { readonly description: string | null }) {
  const { lead, rest } = splitLead(description === null || description.trim() === "" ? FALLBACK : description);
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>About this place</h2>
      <p className={styles.lead}>{setText(lead)}</p>
      {rest.map((paragraph) => (
        <p key={paragraph} className={styles.prose}>
          {setText(paragraph)}
        </p>
      ))}
    </section>
  );
}
