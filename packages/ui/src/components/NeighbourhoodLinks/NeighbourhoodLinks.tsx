import { NEIGHBOURHOODS, neighbourhoodSlug } from "@flaneur/domain";
import { Link } from "../../lib/link.tsx";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./NeighbourhoodLinks.module.css";

export interface NeighbourhoodLinksProps {
  /** The names of neighbourhoods. Names without a page are omitted. */
  readonly names: readonly string[];
  /** Returns the text of a link from the neighbourhood's name in the language of the page. @default this name */
  readonly text?: (name: string) => string;
}

/** Links to the pages of neighbourhoods. Renders nothing if there are none. */
export function NeighbourhoodLinks({ names, text = (name) => name }: NeighbourhoodLinksProps) {
  const { title, value } = useMessages().categories.neighbourhoods;
  const known = NEIGHBOURHOODS.filter((name) => names.includes(name));
  if (known.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={title}>
      {known.map((name) => (
        <li key={name}>
          <Link className={styles.link} href={`/neighbourhoods/${neighbourhoodSlug(name)}`}>
            {text(value(name))}
          </Link>
        </li>
      ))}
    </ul>
  );
}
