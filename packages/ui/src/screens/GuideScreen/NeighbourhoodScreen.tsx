import { arrondissementNumber } from "@flaneur/domain";
import { MapTrifoldIcon } from "@phosphor-icons/react/dist/csr/MapTrifold";
import { Plaque } from "../../components/Plaque/Plaque.tsx";
import { Link } from "../../lib/link.tsx";
import type { CardPlace } from "../../lib/place-with-media.ts";
import { useGuideMessages } from "../../messages/guide.ts";
import { GuideCards, type GuideCardsProps } from "./GuideCards.tsx";
import { GuidePage, type GuideState } from "./GuidePage.tsx";
import styles from "./GuideScreen.module.css";
import { NeighbourhoodMap, type NeighbourhoodMapProps } from "./NeighbourhoodMap.tsx";
import own from "./NeighbourhoodScreen.module.css";

/** A neighbourhood in the language of the page. */
export interface ShownNeighbourhood extends NeighbourhoodMapProps {
  readonly name: string;
  /** The codes of its arrondissements, the main one first. */
  readonly arrondissements: readonly string[];
  readonly count: number;
  /** Sentences about it, or null if there are none. */
  readonly text: string | null;
  /** The types of its places with the URL of the listing of each. */
  readonly types: readonly { readonly value: string; readonly count: number; readonly href: string }[];
  readonly places: readonly CardPlace[];
  readonly neighbours: readonly {
    readonly href: string;
    readonly name: string;
    readonly arrondissement: string | null;
    readonly count: number;
  }[];
  /** The URL of the listing of its places. */
  readonly listingHref: string;
}

export interface NeighbourhoodScreenProps extends Omit<GuideCardsProps, "places"> {
  readonly state: GuideState<ShownNeighbourhood>;
  /** Called when 'Try again' is pressed. */
  readonly onRetry: () => void;
}

const LEFT_BANK = new Set([5, 6, 7, 13, 14, 15]);
/** The islands are on neither bank. */
const ISLANDS = /^Île /;

function bankOf({ name, arrondissements }: ShownNeighbourhood): "left" | "right" | null {
  const number = arrondissementNumber(arrondissements[0] ?? "");
  if (number === null || ISLANDS.test(name)) return null;
  return LEFT_BANK.has(number) ? "left" : "right";
}

/** The page of a neighbourhood. */
export const NeighbourhoodScreen = ({ state, onRetry, ...cards }: NeighbourhoodScreenProps) => (
  <GuidePage state={state} onRetry={onRetry}>
    {(area) => <NeighbourhoodBody area={area} cards={cards} />}
  </GuidePage>
);

interface NeighbourhoodBodyProps {
  readonly area: ShownNeighbourhood;
  readonly cards: Omit<GuideCardsProps, "places">;
}

function NeighbourhoodBody({ area, cards }: NeighbourhoodBodyProps) {
  const { guide, listing, values } = useGuideMessages();
  const { name, arrondissements, count, text, types, places, neighbours } = area;
  const bank = bankOf(area);
  return (
    <>
      <h1 className={styles.title}>{name}</h1>
      <p className={styles.facts}>
        {arrondissements.map((code) => (
          <Plaque key={code} arrondissement={code} size="large" />
        ))}
        <span>
          {listing.count(count)}
          {bank !== null && ` · ${guide.banks[bank]}`}
        </span>
      </p>
      {text !== null && <p className={styles.sentences}>{text}</p>}
      <div className={own.map}>
        <NeighbourhoodMap outline={area.outline} points={area.points} />
        <Link className={own.mapLink} href={area.listingHref}>
          <MapTrifoldIcon size={16} aria-hidden />
          {guide.map(count)}
        </Link>
      </div>
      <ul className={own.types} aria-label={guide.types}>
        {types.map(({ value, count: found, href }) => (
          <li key={value}>
            <Link className={own.type} href={href} aria-label={guide.typeLink(values.type(value), found)}>
              {values.type(value)} <span className={own.number}>{found}</span>
            </Link>
          </li>
        ))}
      </ul>
      <section className={styles.section}>
        <h2>{guide.begin(places.length)}</h2>
        <GuideCards {...cards} places={places} />
      </section>
      {neighbours.length > 0 && (
        <section className={styles.section}>
          <h2>{guide.nextDoor}</h2>
          <ul className={own.neighbours}>
            {neighbours.map((neighbour) => (
              <li key={neighbour.href}>
                <Link className={own.neighbour} href={neighbour.href}>
                  <span className={own.name}>{neighbour.name}</span>
                  <Plaque arrondissement={neighbour.arrondissement} size="small" />
                  <span className={own.count}>{listing.count(neighbour.count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
