// Decks selected by the name of a place. The scene of a landmark is dealt only to the place with the landmark's name.
import { foldName, type Landmark, landmarkNamed } from "../primitives/landmarks.ts";
import { actBalloon, actCarousel } from "../scenes/activity.ts";
import { aquarium, theatreStage } from "../scenes/activity-shows.ts";
import { barCave, barRooftop } from "../scenes/bar.ts";
import { clubDoor } from "../scenes/club.ts";
import { jazzTrio, nightBarge } from "../scenes/club-more.ts";
import { dimSum, lanterns } from "../scenes/dishes/east.ts";
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
import { gymArch, gymRings, gymRunner } from "../scenes/gym.ts";
import { gymClimb, gymTrack } from "../scenes/gym-more.ts";
import { glasshouse, passage } from "../scenes/interior/glass.ts";
import { belvedere, nave } from "../scenes/interior/monument.ts";
import { gallery, greatClock } from "../scenes/interior/museum.ts";
import { gymHall } from "../scenes/interior/sport.ts";
import { restoRoom } from "../scenes/interior/tables.ts";
import { marketHall, storeRoom } from "../scenes/interior/trade.ts";
import { marketRow } from "../scenes/market.ts";
import { monument, monumentWater } from "../scenes/monument.ts";
import { carriageGate, colonnade, gardenFront, statueSquare } from "../scenes/monument-generic.ts";
import { arcadeSquare, domeStreet, graveyardPath, parishChurch, towerOverRoofs } from "../scenes/monument-towers.ts";
import { museumPortico, museumPyramid, museumTubes } from "../scenes/museum.ts";
import { grandStair, whiteBox } from "../scenes/museum-more.ts";
import { parkAllee, parkBasin } from "../scenes/park.ts";
import { parkLake } from "../scenes/park-lake.ts";
import { poolSide, roseArches, townGate } from "../scenes/park-more.ts";
import { wares } from "../scenes/pattern/things.ts";
import { poolDiver, poolLanes } from "../scenes/pool.ts";
import { copperPans } from "../scenes/shops/larder.ts";
import { spotFountain, spotMetro } from "../scenes/spot.ts";
import { spotBridge, spotStairs } from "../scenes/spot-climb.ts";
import { stillBoat } from "../scenes/still/outdoors.ts";
import { stillGym } from "../scenes/still/rooms.ts";
import { stillVinyl } from "../scenes/still/stage.ts";
import { bouquinistes, storeVitrine } from "../scenes/store.ts";
import { departmentStore, flowerShop, grocerShelves } from "../scenes/store-more.ts";
import { windows } from "../scenes/street/heights.ts";
import { morris } from "../scenes/street/morris.ts";
import { quay, rainStreet } from "../scenes/street/rain-quay.ts";
import type { Asked, Deck } from "./deck.ts";
import { SIGHT_SCENES, sightNamed } from "./sights.ts";

interface Rule extends Asked {
  readonly types: readonly string[];
  /** The pattern of the folded names that select the decks. */
  readonly name: RegExp;
}

/** The scenes that show a landmark. Only the name of a place can select them. */
export const LANDMARK_SCENES: Deck = {
  ...SIGHT_SCENES,
  monument,
  monumentWater,
  museumPyramid,
  museumTubes,
  orsayClock,
  greatClock,
  buttesRock,
};

/** The types of place that can be a landmark. A restaurant on the Eiffel Tower is not the tower. */
export const LANDMARK_TYPES = ["Monument", "Spot", "Activity", "Park"];
const BY_THE_SEINE: readonly Landmark[] = ["eiffel", "notredame"];
export const INSIDE: Readonly<Partial<Record<Landmark, Deck>>> = {
  eiffel: { belvedere },
  arc: { belvedere },
  sacre: { nave },
  notredame: { nave, stainedGlass },
  pantheon: { nave },
};

export const NAME_RULES: readonly Rule[] = [
  { types: ["Monument", "Museum"], name: /la roche|corbusier/, exterior: { whiteBox } },
  { types: ["Museum"], name: /musee du louvre|^louvre/, exterior: { museumPyramid } },
  { types: ["Museum"], name: /pompidou|beaubourg/, exterior: { museumTubes } },
  { types: ["Museum"], name: /orsay/, exterior: { orsayClock }, interior: { greatClock } },
  { types: ["Museum"], name: /evolution|histoire naturelle/, exterior: { butterflies } },
  {
    types: ["Museum"],
    name: /maison|villa|vie romantique|rodin|montmartre|camondo|marmottan|henner/,
    exterior: { gardenHouse, enfilade, gallery, carriageGate, grandStair },
  },
  { types: ["Museum"], name: /palais de tokyo/, exterior: { museumPortico, colonnade } },
  { types: ["Museum"], name: /^fondation|contemporain/, exterior: { whiteBox, gallery } },
  { types: ["Restaurant"], name: /train bleu/, exterior: { restoRoom } },
  { types: ["Museum"], name: /palais|institut de france/, exterior: { colonnade, gardenFront } },
  { types: ["Monument"], name: /sainte[- ]chapelle/, exterior: { stainedGlass }, interior: { nave } },
  { types: ["Monument"], name: /bourse/, exterior: { colonnade } },
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
    name: /place (des vosges|vendome)|colonne vendome|palais[- ]royal/,
    exterior: { arcadeSquare },
  },
  { types: ["Monument"], name: /^porte|arc de/, exterior: { townGate } },
  { types: ["Monument"], name: /statue|monument a/, exterior: { statueSquare } },
  { types: ["Monument"], name: /maison|chateau/, exterior: { gardenHouse } },
  { types: ["Monument"], name: /palais/, exterior: { gardenFront } },
  // A bookshop is among the shops of this passage. A third scene keeps neighbours in the listing apart.
  { types: ["Spot"], name: /^passage jouffroy/, exterior: { storeRoom } },
  {
    types: ["Spot", "Store"],
    name: /^(galerie (?!lafayette)|passage )/,
    exterior: { coveredPassage, passage },
  },
  { types: ["Spot", "Activity"], name: /centquatre|^104\b/, exterior: { passage } },
  { types: ["Spot"], name: /metro|edicule|station/, exterior: { metroLamps, spotMetro } },
  { types: ["Spot"], name: /\bpont\b|\bile\b|quai|berge/, exterior: { spotBridge, quay } },
  { types: ["Activity"], name: /canal|canaux/, exterior: { nightBarge } },
  { types: ["Activity"], name: /marin d'eau/, exterior: { stillBoat } },
  { types: ["Spot"], name: /canal|bassin/, exterior: { canalBridge } },
  { types: ["Spot"], name: /butte|escalier|belvedere|montmartre|tertre/, exterior: { spotStairs, zincRoofs } },
  { types: ["Spot", "Park"], name: /\brose/, exterior: { roseArches } },
  // These two squares do not show an advertising column: `letters` would shorten their long names to "Square" and to
  // "Place du Marché" on its bill.
  { types: ["Spot"], name: /vert[- ]galant/, exterior: { spotBridge } },
  { types: ["Spot"], name: /marche sainte[- ]catherine/, exterior: { windows } },
  { types: ["Spot"], name: /^place|^square/, exterior: { spotFountain, morris, windows } },
  { types: ["Spot"], name: /^(villa|hameau|cite|campagne)/, exterior: { gardenHouse } },
  { types: ["Spot"], name: /^rue (montorgueil|mouffetard|cler|daguerre|de levis)/, exterior: { marketRow } },
  { types: ["Spot"], name: /^rue/, exterior: { windows, doorway, rainStreet } },
  { types: ["Park"], name: /champ[- ]de[- ]mars/, exterior: { parkAllee } },
  { types: ["Park"], name: /coulee verte|promenade plantee/, exterior: { plantedViaduct } },
  { types: ["Park"], name: /plantes|serres/, exterior: { glasshouse } },
  { types: ["Park"], name: /\bbois\b|montsouris|\blac\b/, exterior: { parkLake } },
  { types: ["Park"], name: /tuileries/, exterior: { parkChairs, parkBasin, parkAllee } },
  { types: ["Activity"], name: /ballon|montgolf/, exterior: { actBalloon } },
  { types: ["Activity"], name: /manege|carrousel|acclimatation|cirque/, exterior: { actCarousel } },
  { types: ["Activity"], name: /bateau|vedette|croisiere/, exterior: { spotBridge, nightBarge } },
  { types: ["Activity"], name: /olympia|bataclan/, exterior: { jazzTrio } },
  { types: ["Activity"], name: /theatre/, exterior: { morris } },
  { types: ["Activity"], name: /comedie|opera|philharm|crazy|cabaret/, exterior: { theatreStage } },
  { types: ["Activity"], name: /aquarium/, exterior: { aquarium } },
  { types: ["Bar", "Club", "Hotel"], name: /bateau|peniche|seine$/, exterior: { nightBarge } },
  { types: ["Club"], name: /jazz|duc des|sunset|new morning|caveau|blomet/, exterior: { jazzTrio, clubDoor } },
  { types: ["Gym"], name: /battling|box|\bring\b|\bken\b/, exterior: { gymArch } },
  { types: ["Gym"], name: /escalade|bloc|arkose|climb/, exterior: { gymClimb } },
  { types: ["Gym"], name: /^gymnase|^halle|coubertin/, exterior: { gymHall, gymRings, stillGym } },
  { types: ["Gym"], name: /stade|sportif/, exterior: { gymTrack, gymRunner } },
  { types: ["Hotel"], name: /particulier/, exterior: { gardenHouse } },
  {
    types: ["Bar"],
    name: /\bcaves?\b|\bvins?\b|barav|baron rouge/,
    exterior: { barrels, barCave },
  },
  { types: ["Bar"], name: /perchoir|rooftop|toit/, exterior: { barRooftop, zincRoofs } },
  {
    types: ["Store", "Market", "Café", "Spot"],
    name: /librairie|bibliotheque|livre|book|shakespeare|gibert|artazart/,
    exterior: { bookWall, storeRoom, bouquinistes },
  },
  {
    types: ["Store"],
    name: /bon marche|samaritaine|galeries lafayette|printemps|grand magasin|bhv/,
    exterior: { departmentStore, storeVitrine },
  },
  { types: ["Market"], name: /\bpuces\b/, exterior: { wares }, still: { stillVinyl }, interior: { storeRoom } },
  { types: ["Store", "Market"], name: /fleur/, exterior: { flowerShop } },
  {
    types: ["Store"],
    name: /epicerie|delice|detou|izrael/,
    exterior: { grocerShelves },
  },
  { types: ["Store"], name: /^tang\b/, exterior: { lanterns }, still: { dimSum } },
  { types: ["Store"], name: /dehillerin/, exterior: { copperPans } },
  { types: ["Store"], name: /\bcaves?\b|\bvins?\b|goutte/, exterior: { barrels } },
  { types: ["Store"], name: /deyrolle/, exterior: { butterflies } },
  { types: ["Market"], name: /halle|couvert|saint[- ]quentin|saint[- ]germain/, exterior: { marketHall } },
  { types: ["Pool"], name: /baignade/, exterior: { poolDiver, poolSide, poolLanes } },
];

/** Returns the decks that a name selects, or undefined if it selects none. */
export function decksNamed(type: string, name: string): Asked | undefined {
  const folded = foldName(name);
  const sight = sightNamed(type, folded);
  if (sight !== undefined) return sight;
  const mark = LANDMARK_TYPES.includes(type) ? landmarkNamed(name) : undefined;
  if (mark === "temple") return { exterior: { buttesRock } };
  if (mark !== undefined) {
    const interior = INSIDE[mark];
    const exterior = BY_THE_SEINE.includes(mark) ? { monument, monumentWater } : { monument };
    return { exterior, ...(interior ? { interior } : {}) };
  }
  return NAME_RULES.find((rule) => rule.types.includes(type) && rule.name.test(folded));
}
