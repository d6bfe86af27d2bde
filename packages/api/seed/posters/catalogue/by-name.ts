// A name that says what it is gets the picture it asks for; a landmark is drawn under its own name alone.
import { foldName, type Landmark, landmarkNamed } from "../primitives/landmarks.ts";
import { actBalloon, actCarousel } from "../scenes/activity.ts";
import { barCave, barRooftop } from "../scenes/bar.ts";
import { barrels } from "../scenes/flat/bar.ts";
import { bookWall } from "../scenes/flat/books.ts";
import { buttesRock } from "../scenes/flat/buttes.ts";
import { stainedGlass } from "../scenes/flat/church.ts";
import { orsayClock } from "../scenes/flat/clock.ts";
import { doorway } from "../scenes/flat/doorway.ts";
import { gardenHouse, parkChairs } from "../scenes/flat/garden.ts";
import { metroLamps } from "../scenes/flat/metro.ts";
import { butterflies, enfilade } from "../scenes/flat/museum.ts";
import { coveredPassage } from "../scenes/flat/passage.ts";
import { zincRoofs } from "../scenes/flat/roofs.ts";
import { plantedViaduct } from "../scenes/flat/viaduct.ts";
import { canalBridge } from "../scenes/flat/water.ts";
import { glasshouse, passage } from "../scenes/interior/glass.ts";
import { belvedere, nave } from "../scenes/interior/monument.ts";
import { greatClock } from "../scenes/interior/museum.ts";
import { marketHall, storeRoom } from "../scenes/interior/trade.ts";
import { monument, monumentWater } from "../scenes/monument.ts";
import { carriageGate, colonnade, gardenFront } from "../scenes/monument-generic.ts";
import { arcadeSquare, domeStreet, graveyardPath, parishChurch, towerOverRoofs } from "../scenes/monument-towers.ts";
import { museumPyramid, museumTubes } from "../scenes/museum.ts";
import { parkAllee, parkBasin } from "../scenes/park.ts";
import { parkLake } from "../scenes/park-lake.ts";
import { poolDiver } from "../scenes/pool.ts";
import { spotFountain, spotMetro } from "../scenes/spot.ts";
import { spotBridge, spotStairs } from "../scenes/spot-climb.ts";
import { stillBoat } from "../scenes/still/outdoors.ts";
import { bouquinistes } from "../scenes/store.ts";
import { windows } from "../scenes/street/heights.ts";
import { quay } from "../scenes/street/rain-quay.ts";
import type { Deck } from "./deck.ts";

interface Rule {
  readonly types: readonly string[];
  /** tried on the folded name */
  readonly name: RegExp;
  readonly exterior: Deck;
  readonly interior?: Deck;
}

/** Scenes that show one landmark: dealt by name only. */
export const LANDMARK_SCENES: Deck = {
  monument,
  monumentWater,
  museumPyramid,
  museumTubes,
  orsayClock,
  greatClock,
  buttesRock,
};

/** Types of place that can be a landmark: a restaurant on the Eiffel Tower is not the tower. */
const LANDMARK_TYPES = ["Monument", "Spot", "Activity", "Park"];
const INSIDE: Readonly<Partial<Record<Landmark, Deck>>> = {
  eiffel: { belvedere },
  arc: { belvedere },
  sacre: { nave },
  notredame: { nave, stainedGlass },
  pantheon: { nave },
};

const RULES: readonly Rule[] = [
  { types: ["Museum"], name: /musee du louvre|^louvre/, exterior: { museumPyramid } },
  { types: ["Museum"], name: /pompidou|beaubourg/, exterior: { museumTubes } },
  { types: ["Museum"], name: /orsay/, exterior: { orsayClock }, interior: { greatClock } },
  { types: ["Museum"], name: /evolution|histoire naturelle/, exterior: { butterflies } },
  {
    types: ["Museum"],
    name: /maison|villa|vie romantique|rodin|montmartre|camondo|marmottan/,
    exterior: { gardenHouse, enfilade },
  },
  { types: ["Museum"], name: /palais|institut de france/, exterior: { colonnade, gardenFront } },
  { types: ["Monument"], name: /sainte[- ]chapelle/, exterior: { stainedGlass }, interior: { nave } },
  { types: ["Monument"], name: /madeleine|bourse|chaillot/, exterior: { colonnade } },
  { types: ["Monument"], name: /val[- ]de[- ]gr|sorbonne|institut|assomption/, exterior: { domeStreet } },
  {
    types: ["Monument", "Spot"],
    name: /^(eglise|abbaye|basilique|chapelle|saint|cathedrale)/,
    exterior: { parishChurch, stainedGlass },
    interior: { nave, stainedGlass },
  },
  { types: ["Monument"], name: /^tour /, exterior: { towerOverRoofs } },
  { types: ["Monument", "Spot"], name: /cimetiere|pere[- ]lachaise/, exterior: { graveyardPath } },
  {
    types: ["Monument", "Spot", "Park"],
    name: /place (des vosges|vendome|dauphine)|colonne vendome|palais[- ]royal/,
    exterior: { arcadeSquare },
  },
  { types: ["Monument"], name: /statue de la liberte/, exterior: { quay } },
  { types: ["Monument"], name: /maison|moulin|chateau/, exterior: { gardenHouse } },
  { types: ["Monument"], name: /palais|hotel de|observatoire|conciergerie/, exterior: { gardenFront, carriageGate } },
  { types: ["Spot", "Store"], name: /^(galerie (?!lafayette)|passage )/, exterior: { coveredPassage, passage } },
  { types: ["Spot"], name: /metro|edicule|station/, exterior: { metroLamps, spotMetro } },
  { types: ["Spot"], name: /\bpont\b|\bile\b/, exterior: { spotBridge, quay } },
  { types: ["Spot", "Activity"], name: /canal|canaux|bassin|marin d'eau/, exterior: { canalBridge, stillBoat } },
  { types: ["Spot"], name: /quai|berge/, exterior: { quay, spotBridge } },
  { types: ["Spot"], name: /butte|escalier|belvedere|montmartre|tertre/, exterior: { spotStairs, zincRoofs } },
  { types: ["Spot"], name: /^place|^square/, exterior: { spotFountain, arcadeSquare } },
  { types: ["Spot"], name: /^(villa|hameau|cite|campagne)/, exterior: { gardenHouse, doorway } },
  { types: ["Spot"], name: /^rue/, exterior: { windows, doorway, spotStairs } },
  { types: ["Park"], name: /coulee verte|promenade plantee/, exterior: { plantedViaduct } },
  { types: ["Park"], name: /plantes|serres/, exterior: { glasshouse } },
  { types: ["Park"], name: /\bbois\b|montsouris|monceau|\blac\b/, exterior: { parkLake } },
  { types: ["Park"], name: /luxembourg|tuileries/, exterior: { parkChairs, parkBasin, parkAllee } },
  { types: ["Activity"], name: /ballon|montgolf/, exterior: { actBalloon } },
  { types: ["Activity"], name: /manege|carrousel|acclimatation|cirque/, exterior: { actCarousel } },
  { types: ["Activity"], name: /bateau|vedette|croisiere/, exterior: { spotBridge, stillBoat } },
  { types: ["Bar"], name: /bateau|peniche|sur seine/, exterior: { quay } },
  {
    types: ["Bar", "Store"],
    name: /\bcaves?\b|\bvins?\b|barav|baron rouge|derniere goutte/,
    exterior: { barrels, barCave },
  },
  { types: ["Bar"], name: /perchoir|rooftop|toit/, exterior: { barRooftop, zincRoofs } },
  {
    types: ["Store", "Market", "Café"],
    name: /librairie|livre|book|shakespeare|gibert|artazart/,
    exterior: { bookWall, storeRoom, bouquinistes },
  },
  { types: ["Store"], name: /deyrolle/, exterior: { butterflies } },
  { types: ["Market"], name: /halle|couvert|saint[- ]quentin|saint[- ]germain/, exterior: { marketHall } },
  { types: ["Pool"], name: /baignade/, exterior: { poolDiver, quay } },
];

/** The pictures a name asks for, outside and in; undefined when it asks for none. */
export function decksNamed(type: string, name: string): Pick<Rule, "exterior" | "interior"> | undefined {
  const mark = LANDMARK_TYPES.includes(type) ? landmarkNamed(name) : undefined;
  if (mark === "temple") return { exterior: { buttesRock } };
  if (mark !== undefined) {
    const interior = INSIDE[mark];
    return { exterior: { monument, monumentWater }, ...(interior ? { interior } : {}) };
  }
  const folded = foldName(name);
  return RULES.find((rule) => rule.types.includes(type) && rule.name.test(folded));
}
