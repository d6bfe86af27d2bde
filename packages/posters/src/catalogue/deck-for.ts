// Selects the scenes that a picture of a place can show: by the name of the place, else by its tags, else by its type.
import { decksNamed } from "./by-name.ts";
import { decksTagged } from "./by-tag.ts";
import type { Deck, Decks } from "./deck.ts";
import { EXTERIOR } from "./exterior.ts";
import { INTERIOR, PATTERN, STILL, STREET } from "./further.ts";
import { landmarkNamed } from "./landmarks.ts";
import { fitting, nearby } from "./withheld.ts";

/** The type whose decks are used for types without decks. */
const FALLBACK = "Spot";

const ofType = (decks: Decks, type: string): Deck =>
  (Object.hasOwn(decks, type) ? decks[type] : decks[FALLBACK]) ?? STREET;

interface Place {
  readonly type: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly arrondissement?: number;
}

/**
 * Returns the scenes of a place's type for one of its pictures. The street view has no streets that do not exist in the
 * place's arrondissement. The other pictures have only scenes that fit the place, or all scenes if none fits. The decks
 * that the place's name or tags select are not considered.
 */
export function deckOfType(place: Place, variant: number): Deck {
  switch (variant) {
    case 1:
      return fitting(place, ofType(EXTERIOR, place.type));
    case 2:
      return fitting(place, ofType(STILL, place.type));
    case 3:
      return fitting(place, ofType(INTERIOR, place.type));
    case 4:
      return nearby(place, STREET);
    default:
      return fitting(place, ofType(PATTERN, place.type));
  }
}

/** Returns the snow globe of a landmark for the landmark, and the other scenes unchanged. */
function ofLandmark({ name }: Place, scene: string): string {
  const mark = scene === "still-globe" ? landmarkNamed(name) : undefined;
  return mark === undefined ? scene : `${scene}-${mark}`;
}

/**
 * Returns the scenes from which one picture of a place is dealt. `variant` is 1 to 5 as in POSTER_VARIANTS. The result
 * is never empty.
 */
export function deckFor(place: Place & { readonly variant: number }): Deck {
  const asked = decksNamed(place.type, place.name) ?? decksTagged(place.type, place.tags);
  const own = [asked?.exterior, asked?.still, asked?.interior][place.variant - 1];
  return (own ?? deckOfType(place, place.variant)).map((scene) => ofLandmark(place, scene));
}
