import { type DataSource, SEED_SOURCE, UNNAMED_SOURCE } from "@flaneur/domain";
import { TextLink } from "../../components/TextLink/TextLink.tsx";
import { Link } from "../../lib/link.tsx";
import { type PlaceMessages, usePlaceMessages } from "../../messages/place.ts";
import styles from "./PlaceArticle.module.css";

export interface FactsSourceProps {
  readonly source: DataSource;
  /** The URL of the page that names the operator, who can correct a place. Absent if no operator is named. */
  readonly contactHref?: string | undefined;
}

/**
 * The source and the month of the facts about a place, and where to report an error: the page of the source on which
 * everyone can correct it, otherwise the operator's contact.
 */
export function FactsSource({ source, contactHref }: FactsSourceProps) {
  const { place } = usePlaceMessages();
  return (
    <p className={styles.source}>
      {sourceText(source, place)}{" "}
      {source.url !== null ? (
        <TextLink href={source.url}>{place.somethingWrong}</TextLink>
      ) : (
        contactHref !== undefined && (
          <Link className={styles.contact} href={contactHref}>
            {place.somethingWrong}
          </Link>
        )
      )}
    </p>
  );
}

function sourceText({ name, month }: DataSource, place: PlaceMessages["place"]): string {
  if (name === "osm") return place.factsFromOsm(month);
  if (name === "paris") return place.factsFromCity(month);
  if (name === SEED_SOURCE) return place.factsFromUs;
  return place.factsFromImport(name === UNNAMED_SOURCE ? null : name, month);
}
