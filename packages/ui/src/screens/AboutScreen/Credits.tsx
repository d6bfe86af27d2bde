import { TextLink } from "../../components/TextLink/TextLink.tsx";
import { useAboutMessages } from "../../messages/about.ts";
import styles from "./AboutScreen.module.css";
import { type Credit, DATA_CREDITS, type NamedPage, OSM_COPYRIGHT, PROGRAM_CREDITS } from "./credits.ts";

/** The sources of the data and of the program, with their licences. */
export function Credits() {
  const { about, credits } = useAboutMessages();
  return (
    <section className={styles.section} data-section="credits" aria-labelledby="credits">
      <h2 id="credits" tabIndex={-1}>
        {about.sections.credits}
      </h2>
      <CreditTable first={credits.heads.what} rows={DATA_CREDITS} />
      <CreditTable first={credits.madeWith} rows={PROGRAM_CREDITS} />
    </section>
  );
}

interface CreditTableProps {
  /** The heading of the first column. */
  readonly first: string;
  readonly rows: readonly Credit[];
}

function CreditTable({ first, rows }: CreditTableProps) {
  const { credits } = useAboutMessages();
  const { heads } = credits;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[first, heads.who, heads.licence, heads.use].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, who, licence }) => (
          <tr key={key}>
            <th scope="row">{credits.rows[key].what}</th>
            <td>
              <NamedLink {...(typeof who === "string" ? nameOf(who, credits[who]) : who)} />
            </td>
            <td>
              <NamedLink {...licence} />
            </td>
            <td>{credits.rows[key].use}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const nameOf = (who: "osm" | "authors" | "ours", name: string): NamedPage => ({
  name,
  href: who === "osm" ? OSM_COPYRIGHT : null,
});

/** A name that links to the page about it, if there is one. */
const NamedLink = ({ name, href }: NamedPage) => (href === null ? name : <TextLink href={href}>{name}</TextLink>);
