import { arrondissementNumber } from "@flaneur/domain";
import { MapTrifoldIcon } from "@phosphor-icons/react/dist/csr/MapTrifold";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import pageStyles from "../../components/ContentPage/ContentPage.module.css";
import { LoadedPage, type PageState } from "../../components/ContentPage/LoadedPage.tsx";
import { Plaque } from "../../components/Plaque/Plaque.tsx";
import { Link } from "../../lib/link.tsx";
import type { CardPlace } from "../../lib/place-with-media.ts";
import { useGuideMessages } from "../../messages/guide.ts";
import { GuideCards, type GuideCardsProps } from "./GuideCards.tsx";
import styles from "./GuideScreen.module.css";
import { NeighbourhoodMap, type NeighbourhoodMapProps } from "./NeighbourhoodMap.tsx";
import own from "./NeighbourhoodScreen.module.css";

/** A neighbourhood in the language of the page. */
export interface ShownNeighbourhood extends Omit<NeighbourhoodMapProps, "streets"> {
  readonly name: string;
  /** The codes of its arrondissements, the main one first. */
  readonly arrondissements: readonly string[];
  /** The number of its places. */
  readonly count: number;
  /** Sentences about it, or null if there are none. */
  readonly text: string | null;
  /** The types of its places, each with its number of places and the URL of the listing of these places. */
  readonly types: readonly { readonly value: string; readonly count: number; readonly href: string }[];
  /** The places that the page shows as cards. */
  readonly places: readonly CardPlace[];
  /** The neighbourhoods next to this neighbourhood. */
  readonly neighbours: readonly {
    /** The URL of the page of the neighbourhood. */
    readonly href: string;
    readonly name: string;
    /** The code of its main arrondissement; null if it is unknown. */
    readonly arrondissement: string | null;
    /** The number of its places. */
    readonly count: number;
  }[];
  /** The URL of the listing of its places. */
  readonly listingHref: string;
}

export interface NeighbourhoodScreenProps extends Omit<GuideCardsProps, "places"> {
  readonly state: PageState<ShownNeighbourhood>;
  /** Renders the streets behind the outline of the neighbourhood. If absent, the ground of the map has one colour. */
  readonly streetsIn?: (outline: ShownNeighbourhood["outline"]) => ReactNode;
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
export const NeighbourhoodScreen = ({ state, streetsIn, onRetry, ...cards }: NeighbourhoodScreenProps) => (
  <LoadedPage state={state} onRetry={onRetry}>
    {(area) => <NeighbourhoodBody area={area} streets={streetsIn?.(area.outline)} cards={cards} />}
  </LoadedPage>
);

interface NeighbourhoodBodyProps {
  readonly area: ShownNeighbourhood;
  readonly streets: ReactNode;
  readonly cards: Omit<GuideCardsProps, "places">;
}

function NeighbourhoodBody({ area, streets, cards }: NeighbourhoodBodyProps) {
  const { guide, listing, values } = useGuideMessages();
  const { name, arrondissements, count, text, types, places, neighbours } = area;
  const bank = bankOf(area);
  return (
    <>
      <h1 className={pageStyles.title}>{name}</h1>
      <p className={styles.facts}>
        {arrondissements.map((code) => (
          <Plaque key={code} arrondissement={code} size="large" />
        ))}
        <span>
          {listing.count(count)}
          {bank !== null && ` · ${guide.banks[bank]}`}
        </span>
      </p>
      {text !== null && <p className={pageStyles.sentences}>{text}</p>}
      <div className={own.map}>
        <NeighbourhoodMap outline={area.outline} points={area.points} streets={streets} />
        <Link className={own.mapLink} href={area.listingHref}>
          <MapTrifoldIcon size={16} aria-hidden />
          <span>{guide.map(count)}</span>
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
        <FirstPlaces places={places} {...cards} />
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

/** The number of places that a phone shows at first. */
const FIRST_ON_PHONE = 4;

/** The first places of a neighbourhood. A phone shows four until 'Show all' is pressed. */
function FirstPlaces(props: GuideCardsProps) {
  const { guide } = useGuideMessages();
  const [isWhole, setWhole] = useState(props.places.length <= FIRST_ON_PHONE);
  const cards = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  // The pressed button is removed, so the focus moves to the first of the new places.
  useLayoutEffect(() => {
    if (!isWhole || !wasPressed.current) return;
    cards.current?.querySelectorAll("article")[FIRST_ON_PHONE]?.querySelector("a")?.focus();
  }, [isWhole]);
  return (
    <>
      <div ref={cards} className={isWhole ? undefined : own.first}>
        <GuideCards {...props} />
      </div>
      {!isWhole && (
        <Button
          variant="soft"
          className={own.showAll}
          onClick={() => {
            wasPressed.current = true;
            setWhole(true);
          }}
        >
          {guide.showAll(props.places.length)}
        </Button>
      )}
    </>
  );
}
