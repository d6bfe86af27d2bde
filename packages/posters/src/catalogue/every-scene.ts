// Every scene of the catalogue, with the types of place that it can be dealt to. Used by contact sheets and tests.
import type { Scene } from "../stage.ts";
import { INSIDE, LANDMARK_SCENES, LANDMARK_TYPES, NAME_RULES } from "./by-name.ts";
import { TAG_RULES } from "./by-tag.ts";
import type { Asked, Deck } from "./deck.ts";
import { EXTERIOR } from "./exterior.ts";
import { INTERIOR, PATTERN, STILL, STREET } from "./further.ts";
import { SIGHTS } from "./sights.ts";

interface CataloguedScene {
  readonly name: string;
  readonly scene: Scene;
  /** The types of place that the scene can be dealt to, in alphabetical order. */
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
  const landmarks = Object.values(INSIDE).map((deck) => ({ types: LANDMARK_TYPES, deck }));
  const { monument, monumentWater, buttesRock } = LANDMARK_SCENES;
  const outside = Object.entries({ monument, monumentWater, buttesRock }).flatMap(([name, scene]) =>
    scene === undefined ? [] : [{ types: LANDMARK_TYPES, deck: { [name]: scene } }],
  );
  return [
    ...byType,
    { types: Object.keys(EXTERIOR), deck: STREET },
    ...TAG_RULES.flatMap(decksOf),
    ...NAME_RULES.flatMap(decksOf),
    ...bySight,
    ...outside,
    ...landmarks,
  ];
}

/** Returns each scene once, in alphabetical order. */
export function everyScene(): CataloguedScene[] {
  const found = new Map<string, { readonly scene: Scene; readonly types: Set<string> }>();
  for (const { types, deck = {} } of everyDeck()) {
    for (const [name, scene] of Object.entries(deck)) {
      const known = found.get(name);
      found.set(name, { scene, types: new Set([...(known?.types ?? []), ...types]) });
    }
  }
  return [...found]
    .map(([name, { scene, types }]) => ({ name, scene, types: [...types].sort() }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
