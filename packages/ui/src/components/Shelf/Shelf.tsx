import { Link } from "../../lib/link.tsx";
import { useGuideMessages } from "../../messages/guide.ts";
import { Picture } from "../Picture/Picture.tsx";
import styles from "./Shelf.module.css";

/** A collection as a tile, in the language of the page. */
export interface CollectionTile {
  /** The URL of the collection's page. */
  readonly href: string;
  /** The title of the collection. */
  readonly title: string;
  /** The number of places in the collection. */
  readonly count: number;
  /** The URLs of pictures of its first places. */
  readonly covers: readonly string[];
}

export interface ShelfProps {
  /** The collections, or null while they are loading. */
  readonly collections: readonly CollectionTile[] | null;
}

/** The number of pictures in a tile. A collection with fewer pictures is left out. */
const COVERS = 3;
/** The maximum number of tiles. */
const TILES = 4;
/** The minimum number of tiles. With fewer tiles, which would look like a mistake, the shelf is left out. */
const MIN_TILES = 2;

/**
 * A row of up to four curated collections, above the listing of all places. Collections with fewer than three pictures
 * are left out. If fewer than two collections remain, nothing is rendered.
 */
export function Shelf({ collections }: ShelfProps) {
  const { guide, listing } = useGuideMessages();
  if (collections === null) return <div className={styles.loading} aria-hidden />;
  const tiles = collections.filter(({ covers }) => covers.length >= COVERS);
  if (tiles.length < MIN_TILES) return null;
  return (
    <nav className={styles.shelf} aria-label={guide.collections}>
      <ul className={styles.row}>
        {tiles.slice(0, TILES).map(({ href, title, count, covers }) => (
          <li key={href} className={styles.item}>
            <Link className={styles.tile} href={href}>
              <span className={styles.covers}>
                {covers.slice(0, COVERS).map((url) => (
                  <span key={url} className={styles.cover}>
                    <Picture url={url} alt="" width={80} height={100} priority="early" />
                  </span>
                ))}
              </span>
              <span className={styles.title}>{title}</span>
              <span className={styles.count}>{listing.count(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
