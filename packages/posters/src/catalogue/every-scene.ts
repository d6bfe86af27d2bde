// Every scene of the catalogue, with the types of place that it can be dealt to. Used by the contact sheet and tests.
import { deckOfLandmark, INSIDE, LANDMARK_TYPES, NAME_RULES } from "./by-name.ts";
import { TAG_RULES } from "./by-tag.ts";
import type { Asked, Deck } from "./deck.ts";
import { EXTERIOR } from "./exterior.ts";
import { INTERIOR, PATTERN, STILL, STREET } from "./further.ts";
import { FAR_SCENES, LANDMARKS } from "./landmarks.ts";
import { SIGHTS } from "./sights.ts";

interface CataloguedScene {
  readonly name: string;
  /** The types of place that the scene can be dealt to, in alphabetical order. Empty for silhouettes on the horizon. */
  readonly types: readonly string[];
}

interface Dealt {
  readonly types: readonly string[];
  readonly deck: Deck | undefined;
}

/** Returns all decks of a rule, each with the rule's types. */
const decksOf = ({ types, exterior, still, interior }: Partial<Asked> & Pick<Dealt, "types">): Dealt[] =>
  [exterior, still, interior].map((deck) => ({ types, deck }));

function everyDeck(): Dealt[] {
  const byType = [EXTERIOR, STILL, INTERIOR, PATTERN].flatMap((decks) =>
    Object.entries(decks).map(([type, deck]) => ({ types: [type], deck })),
  );
  const bySight = SIGHTS.flatMap(({ types, scene, further }) => decksOf({ ...further, types, exterior: scene }));
  const landmarks = LANDMARKS.flatMap((mark) => [
    { types: LANDMARK_TYPES, deck: deckOfLandmark(mark) },
    { types: LANDMARK_TYPES, deck: INSIDE[mark] },
    { types: ["Monument"], deck: [`still-globe-${mark}`] },
  ]);
  return [
    ...byType,
    { types: Object.keys(EXTERIOR), deck: STREET },
    ...TAG_RULES.flatMap(decksOf),
    ...NAME_RULES.flatMap(decksOf),
    ...bySight,
    ...landmarks,
    { types: [], deck: FAR_SCENES },
  ];
}

/** Returns each scene once, in alphabetical order. */
export function everyScene(): CataloguedScene[] {
  const found = new Map<string, Set<string>>();
  for (const { types, deck = [] } of everyDeck()) {
    for (const name of deck) found.set(name, new Set([...(found.get(name) ?? []), ...types]));
  }
  return [...found]
    .map(([name, types]) => ({ name, types: [...types].sort() }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
