import { fold, type PlaceType, type Tag } from "@flaneur/domain";

/**
 * Trades of French open data, by a part of their folded name; the first match counts. A trade with the type null is not
 * listed.
 */
const TRADES: readonly (readonly [pattern: RegExp, type: PlaceType | null, ...tags: Tag[]])[] = [
  [
    /pharmacie|medica|blanchisserie|laverie|pressing|pompes funebres|funeraire|erotique|telecommunication|informatique|parcs? de stationnement/,
    null,
  ],
  [/restaurant|traiteur/, "Restaurant"],
  [/chocolat/, "Bakery", "Chocolate", "Pastry"],
  [/boulangerie/, "Bakery", "Bread", "Pastry"],
  [/caviste/, "Store", "Wine"],
  [/fromage/, "Store", "Cheese"],
  [/librairie/, "Store", "Books"],
  [/jouet/, "Store", "Kids", "Gifts"],
  [/artisanat d'art/, "Store", "Design", "Gifts"],
  [/\bmarche/, "Market"],
  [/musee/, "Museum"],
  [/cinema/, "Cinema"],
  [/piscine/, "Pool"],
  [/hotel/, "Hotel"],
  [/\bcafe\b/, "Café"],
  [/\bbar\b/, "Bar"],
  [/jardin|\bparcs?\b|square/, "Park"],
  [/brasserie|bistrot?\b|pizzeria|creperie/, "Restaurant"],
  [/salon de the|coffee|glacier\b/, "Café"],
  [/patisserie/, "Bakery", "Pastry"],
  [/discotheque|boite de nuit/, "Club"],
  [/salle de sport|fitness|gymnase/, "Gym"],
  [/theatre|salle de spectacle/, "Activity"],
  [/galeries? d'art/, "Museum"],
  [/monument|eglise|cathedrale|basilique|chateau/, "Monument"],
  [/magasin|boutique|epicerie|fleuriste|boucherie|poissonnerie|primeur|librairie|(?:super|hyper)marche/, "Store"],
];

/** Goods of the city's markets that give a market a tag. */
const GOODS: readonly (readonly [pattern: RegExp, Tag])[] = [
  [/\bbio\b/, "Organic"],
  [/creation/, "Contemporary art"],
  [/puces|brocante/, "Nostalgic"],
];

const SERVICES: readonly (readonly [pattern: RegExp, Tag])[] = [[/retrait|emporter/, "Takeaway"]];

export interface Kind {
  readonly types: readonly PlaceType[];
  readonly tags: readonly Tag[];
}

/** Returns the types and tags of a shop or trade by its name. An unknown trade is a store. */
export const tradeTypes = (trade: string): Kind => findTrade(trade) ?? { types: ["Store"], tags: [] };

/** Returns the types and tags of a trade; empty for an unknown trade. */
export const knownTrade = (trade: string): Kind => findTrade(trade) ?? { types: [], tags: [] };

function findTrade(trade: string): Kind | undefined {
  const known = TRADES.find(([pattern]) => pattern.test(fold(trade)));
  if (known === undefined) return undefined;
  const [, type, ...tags] = known;
  return { types: type === null ? [] : [type], tags };
}

const matching = (rules: readonly (readonly [RegExp, Tag])[], words: string | null): readonly Tag[] =>
  words === null ? [] : rules.filter(([pattern]) => pattern.test(fold(words))).map(([, tag]) => tag);

export const marketTypes = (goods: string | null): Kind => ({
  types: ["Market"],
  tags: ["Open air", ...matching(GOODS, goods)],
});

export const serviceTags = (services: string | null): readonly Tag[] => matching(SERVICES, services);
