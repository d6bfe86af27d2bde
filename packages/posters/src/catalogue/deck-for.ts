// What a picture of a place may show: what its name asks for, else what its tags do, else what its type does.
import { decksNamed } from "./by-name.ts";
import { decksTagged } from "./by-tag.ts";
import type { Deck, Decks } from "./deck.ts";
import { EXTERIOR } from "./exterior.ts";
import { INTERIOR, PATTERN, STILL, STREET } from "./further.ts";
import { fitting } from "./withheld.ts";

/** Types without a deck of their own borrow this one. */
const FALLBACK = "Spot";

const ofType = (decks: Decks, type: string): Deck => decks[type] ?? decks[FALLBACK] ?? STREET;

/** The scenes that one picture of a place is dealt from, 1 to 5 as in POSTER_VARIANTS. Never empty. */
export function deckFor(place: {
  readonly type: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly variant: number;
}): Deck {
  const { type, name, tags, variant } = place;
  const asked = decksNamed(type, name) ?? decksTagged(type, tags);
  switch (variant) {
    case 1:
      return asked?.exterior ?? fitting(place, ofType(EXTERIOR, type));
    case 2:
      return asked?.still ?? fitting(place, ofType(STILL, type));
    case 3:
      return asked?.interior ?? fitting(place, ofType(INTERIOR, type));
    case 4:
      return STREET;
    default:
      return ofType(PATTERN, type);
  }
}
