import { Link } from "../../lib/link.tsx";
import { useGuideMessages } from "../../messages/guide.ts";
import type { QuickFilter } from "../../view-models/quick-filters.ts";
import { FilterRow } from "../FilterRow/FilterRow.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { RecentSearches, type RecentSearchesProps } from "../RecentSearches/RecentSearches.tsx";
import type { CollectionTile } from "../Shelf/Shelf.tsx";
import styles from "./SearchStart.module.css";

export interface SearchStartProps {
  readonly recent: RecentSearchesProps;
  /** The quick filters, in their order. Pressed ones are omitted, except 'Near me'. */
  readonly quick: readonly QuickFilter[];
  /** Called with a quick filter when it is pressed. */
  readonly onQuick: (quick: QuickFilter) => void;
  /** The collections. Empty while they are loading, and if they could not be loaded. */
  readonly collections: readonly CollectionTile[];
}

/** The content of the search dialog while its field is empty: recent searches, quick filters, and collections. */
export function SearchStart({ recent, quick, onQuick, collections }: SearchStartProps) {
  const { guide, quick: texts } = useGuideMessages();
  return (
    <div className={styles.start}>
      <RecentSearches {...recent} />
      <div>
        <h3 className={styles.heading}>{texts.label}</h3>
        <FilterRow filters={[]} onRemove={() => {}} onClearAll={undefined} quick={quick} onQuick={onQuick} />
      </div>
      {collections.length > 0 && (
        <nav aria-labelledby="search-collections">
          <h3 className={styles.heading} id="search-collections">
            {guide.collections}
          </h3>
          <ul>
            {collections.map((each) => (
              <Collection key={each.href} collection={each} />
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

function Collection({ collection: { href, title, count, covers } }: { readonly collection: CollectionTile }) {
  const { listing } = useGuideMessages();
  return (
    <li>
      <Link className={styles.collection} href={href}>
        <span className={styles.cover}>
          <Picture url={covers[0]} alt="" width={36} height={45} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.count}>{listing.count(count)}</span>
        </span>
      </Link>
    </li>
  );
}
