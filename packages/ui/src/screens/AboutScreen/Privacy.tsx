import { useAboutMessages } from "../../messages/about.ts";
import styles from "./AboutScreen.module.css";
import type { Operator } from "./operator.ts";

/** Where the browser stores each value that the page names. */
const STORED = [
  ["theme", "storage"],
  ["layout", "storage"],
  ["filter-storage", "storage"],
  ["auth-storage", "storage"],
  ["authToken", "storage"],
  ["favorite-queue", "storage"],
  ["recent-searches", "storage"],
  ["location", "storage"],
  ["language", "cookie"],
  ["flaneur-shell", "cache"],
  ["flaneur-start", "cache"],
  ["flaneur-files", "cache"],
  ["flaneur-pages", "cache"],
  ["flaneur-answers", "cache"],
  ["flaneur-pictures", "cache"],
  ["flaneur-pocket", "cache"],
  ["flaneur-pocket-pictures", "cache"],
  ["flaneur-pocket-user", "cache"],
  ["workbox-expiration", "database"],
  ["service-worker.js", "worker"],
] as const;

/** What the browser and the server store about a visitor. A test compares the names with what is really stored. */
export function Privacy({ operator }: { readonly operator: Operator | null }) {
  const { about, privacy } = useAboutMessages();
  const { heads, places, stored } = privacy;
  return (
    <section className={styles.section} data-section="privacy" aria-labelledby="privacy">
      <h2 id="privacy" tabIndex={-1}>
        {about.sections.privacy}
      </h2>
      <p>{privacy.visits}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            {[heads.name, heads.where, heads.holds].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {STORED.map(([name, place]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{places[place]}</td>
              <td>{stored[name]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{privacy.offline}</p>
      <h3>{privacy.locationTitle}</h3>
      <p>{privacy.location}</p>
      <h3>{privacy.accountTitle}</h3>
      <p>{privacy.account}</p>
      <p>
        {operator === null
          ? privacy.noDataContact
          : privacy.dataContact({ who: operator.dataContact, email: operator.email })}
      </p>
      <h3>{privacy.othersTitle}</h3>
      <p>{privacy.logs}</p>
      <p>{privacy.others}</p>
    </section>
  );
}
