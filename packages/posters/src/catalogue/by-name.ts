// Decks selected by the name of a place. The scene of a landmark is dealt only to the place with the landmark's name.
import type { Asked, Deck } from "./deck.ts";
import { foldName, LANDMARKS, type Landmark, landmarkNamed } from "./landmarks.ts";
import { SIGHT_SCENES, sightNamed } from "./sights.ts";

interface Rule extends Asked {
  readonly types: readonly string[];
  /** The pattern of the folded names that select the decks. */
  readonly name: RegExp;
}

/** The types of place that can be a landmark. A restaurant on the Eiffel Tower is not the tower. */
export const LANDMARK_TYPES = ["Monument", "Spot", "Activity", "Park"];
const BY_THE_SEINE: readonly Landmark[] = ["eiffel", "notredame"];
/** Returns the exterior scenes of a landmark. */
export function deckOfLandmark(mark: Landmark): Deck {
  if (mark === "temple") return ["buttes-rock"];
  return BY_THE_SEINE.includes(mark) ? [`monument-${mark}`, `monument-water-${mark}`] : [`monument-${mark}`];
}

/** The scenes that show a landmark. Only the name of a place can select them. */
export const LANDMARK_SCENES: Deck = [
  ...SIGHT_SCENES,
  ...LANDMARKS.flatMap((mark) => deckOfLandmark(mark)),
  "museum-pyramid",
  "museum-tubes",
  "orsay-clock",
  "great-clock",
];

export const INSIDE: Readonly<Partial<Record<Landmark, Deck>>> = {
  eiffel: ["belvedere"],
  arc: ["belvedere"],
  sacre: ["nave"],
  notredame: ["nave", "stained-glass"],
  pantheon: ["nave"],
};

export const NAME_RULES: readonly Rule[] = [
  { types: ["Monument", "Museum"], name: /la roche|corbusier/, exterior: ["white-box"] },
  { types: ["Museum"], name: /musee du louvre|^louvre/, exterior: ["museum-pyramid"] },
  { types: ["Museum"], name: /pompidou|beaubourg/, exterior: ["museum-tubes"] },
  { types: ["Museum"], name: /orsay/, exterior: ["orsay-clock"], interior: ["great-clock"] },
  { types: ["Museum"], name: /evolution|histoire naturelle/, exterior: ["butterflies"] },
  {
    types: ["Museum"],
    name: /maison|villa|vie romantique|rodin|montmartre|camondo|marmottan|henner/,
    exterior: ["garden-house", "enfilade", "gallery", "carriage-gate", "grand-stair"],
  },
  { types: ["Museum"], name: /palais de tokyo/, exterior: ["museum-portico", "colonnade"] },
  { types: ["Museum"], name: /^fondation|contemporain/, exterior: ["white-box", "gallery"] },
  { types: ["Restaurant"], name: /train bleu/, exterior: ["resto-room"] },
  { types: ["Museum"], name: /palais|institut de france/, exterior: ["colonnade", "garden-front"] },
  { types: ["Monument"], name: /sainte[- ]chapelle/, exterior: ["stained-glass"], interior: ["nave"] },
  { types: ["Monument"], name: /bourse/, exterior: ["colonnade"] },
  { types: ["Monument"], name: /val[- ]de[- ]gr|sorbonne|institut|assomption/, exterior: ["dome-street"] },
  {
    types: ["Monument", "Spot"],
    name: /^(eglise|abbaye|basilique|chapelle|saint|cathedrale)/,
    exterior: ["parish-church", "stained-glass"],
    interior: ["nave", "stained-glass"],
  },
  { types: ["Monument"], name: /^tour /, exterior: ["tower-over-roofs"] },
  { types: ["Monument", "Spot"], name: /cimetiere|pere[- ]lachaise/, exterior: ["graveyard-path"] },
  {
    types: ["Monument", "Spot", "Park"],
    name: /place (des vosges|vendome)|colonne vendome|palais[- ]royal/,
    exterior: ["arcade-square"],
  },
  { types: ["Monument"], name: /^porte|arc de/, exterior: ["town-gate"] },
  { types: ["Monument"], name: /statue|monument a/, exterior: ["statue-square"] },
  { types: ["Monument"], name: /maison|chateau/, exterior: ["garden-house"] },
  { types: ["Monument"], name: /palais/, exterior: ["garden-front"] },
  // A bookshop is among the shops of this passage. A third scene keeps neighbours in the listing apart.
  { types: ["Spot"], name: /^passage jouffroy/, exterior: ["store-room"] },
  {
    types: ["Spot", "Store"],
    name: /^(galerie (?!lafayette)|passage )/,
    exterior: ["covered-passage", "passage-entrance", "passage"],
  },
  { types: ["Spot"], name: /metro|edicule|station/, exterior: ["metro-lamps", "spot-metro"] },
  { types: ["Spot"], name: /\bpont\b|\bile\b|quai|berge/, exterior: ["spot-bridge", "quay"] },
  { types: ["Activity"], name: /canal|canaux/, exterior: ["night-barge"] },
  { types: ["Activity"], name: /marin d'eau/, exterior: ["still-boat"] },
  { types: ["Spot"], name: /canal|bassin/, exterior: ["canal-bridge"] },
  { types: ["Spot"], name: /butte|escalier|belvedere|montmartre|tertre/, exterior: ["spot-stairs", "zinc-roofs"] },
  { types: ["Spot", "Park"], name: /\brose/, exterior: ["rose-arches"] },
  // These two squares do not show an advertising column: `letters` would shorten their long names to "Square" and to
  // "Place du Marché" on its bill.
  { types: ["Spot"], name: /vert[- ]galant/, exterior: ["spot-bridge"] },
  { types: ["Spot"], name: /marche sainte[- ]catherine/, exterior: ["windows"] },
  { types: ["Spot"], name: /^place|^square/, exterior: ["spot-fountain", "morris", "windows"] },
  { types: ["Spot"], name: /^(villa|hameau|cite|campagne)/, exterior: ["garden-house"] },
  { types: ["Spot"], name: /^rue (montorgueil|mouffetard|cler|daguerre|de levis)/, exterior: ["market-row"] },
  { types: ["Spot"], name: /^rue/, exterior: ["windows", "doorway", "rain-street"] },
  { types: ["Park"], name: /champ[- ]de[- ]mars/, exterior: ["park-allee"] },
  { types: ["Park"], name: /coulee verte|promenade plantee/, exterior: ["planted-viaduct"] },
  { types: ["Park"], name: /plantes|serres/, exterior: ["glasshouse"] },
  { types: ["Park"], name: /\bbois\b|montsouris|\blac\b/, exterior: ["park-lake"] },
  { types: ["Park"], name: /tuileries/, exterior: ["park-chairs", "park-basin", "park-allee"] },
  { types: ["Activity"], name: /ballon|montgolf/, exterior: ["act-balloon"] },
  { types: ["Activity"], name: /manege|carrousel|acclimatation|cirque/, exterior: ["act-carousel"] },
  { types: ["Activity"], name: /bateau|vedette|croisiere/, exterior: ["spot-bridge", "night-barge"] },
  { types: ["Activity"], name: /olympia|bataclan/, exterior: ["jazz-trio"] },
  { types: ["Activity"], name: /theatre/, exterior: ["morris"] },
  { types: ["Activity"], name: /comedie|opera|philharm|crazy|cabaret/, exterior: ["theatre-stage"] },
  { types: ["Activity"], name: /aquarium/, exterior: ["aquarium"] },
  { types: ["Bar", "Club", "Hotel"], name: /bateau|peniche|seine$/, exterior: ["night-barge"] },
  { types: ["Club"], name: /jazz|duc des|sunset|new morning|caveau|blomet/, exterior: ["jazz-trio", "club-door"] },
  { types: ["Gym"], name: /battling|box|\bring\b|\bken\b/, exterior: ["gym-arch"] },
  { types: ["Gym"], name: /escalade|bloc|arkose|climb/, exterior: ["gym-climb"] },
  { types: ["Gym"], name: /^gymnase|^halle|coubertin/, exterior: ["gym-hall", "gym-rings", "still-gym"] },
  { types: ["Gym"], name: /stade|sportif/, exterior: ["gym-track", "gym-runner"] },
  { types: ["Hotel"], name: /particulier/, exterior: ["garden-house"] },
  {
    types: ["Bar"],
    name: /\bcaves?\b|\bvins?\b|barav|baron rouge/,
    exterior: ["barrels", "bar-cave"],
  },
  { types: ["Bar"], name: /perchoir|rooftop|toit/, exterior: ["bar-rooftop", "zinc-roofs"] },
  {
    types: ["Store", "Market", "Café", "Spot"],
    name: /librairie|bibliotheque|livre|book|shakespeare|gibert|artazart/,
    exterior: ["book-wall", "store-room", "bouquinistes"],
  },
  {
    types: ["Store"],
    name: /bon marche|samaritaine|galeries lafayette|printemps|grand magasin|bhv/,
    exterior: ["department-store", "store-vitrine"],
  },
  { types: ["Market"], name: /\bpuces\b/, exterior: ["wares"], still: ["still-vinyl"], interior: ["store-room"] },
  { types: ["Store", "Market"], name: /fleur/, exterior: ["flower-shop"] },
  {
    types: ["Store"],
    name: /epicerie|delice|detou|izrael/,
    exterior: ["grocer-shelves"],
  },
  { types: ["Store"], name: /^tang\b/, exterior: ["lanterns"], still: ["dim-sum"] },
  { types: ["Store"], name: /dehillerin/, exterior: ["copper-pans"] },
  { types: ["Store"], name: /\bcaves?\b|\bvins?\b|goutte/, exterior: ["barrels"] },
  { types: ["Store"], name: /deyrolle/, exterior: ["butterflies"] },
  { types: ["Market"], name: /halle|couvert|saint[- ]quentin|saint[- ]germain/, exterior: ["market-hall"] },
  { types: ["Pool"], name: /baignade/, exterior: ["pool-diver", "pool-side", "pool-lanes"] },
];

/** Returns the decks that a name selects, or undefined if it selects none. */
export function decksNamed(type: string, name: string): Asked | undefined {
  const folded = foldName(name);
  const sight = sightNamed(type, folded);
  if (sight !== undefined) return sight;
  const mark = LANDMARK_TYPES.includes(type) ? landmarkNamed(name) : undefined;
  if (mark !== undefined) {
    const interior = INSIDE[mark];
    const exterior = deckOfLandmark(mark);
    return interior === undefined ? { exterior } : { exterior, interior };
  }
  return NAME_RULES.find((rule) => rule.types.includes(type) && rule.name.test(folded));
}
