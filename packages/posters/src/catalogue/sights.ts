// Sights with scenes of their own. Each of these scenes is dealt only to the sight that it shows.
import * as bridges from "../scenes/landmarks/bridges.ts";
import * as exhibits from "../scenes/landmarks/exhibits.ts";
import * as grounds from "../scenes/landmarks/grounds.ts";
import * as halls from "../scenes/landmarks/halls.ts";
import * as hills from "../scenes/landmarks/hills.ts";
import * as modern from "../scenes/landmarks/modern.ts";
import * as palaces from "../scenes/landmarks/palaces.ts";
import * as shows from "../scenes/landmarks/shows.ts";
import * as streets from "../scenes/landmarks/streets.ts";
import * as trades from "../scenes/landmarks/trades.ts";
import { whiteBox } from "../scenes/museum-more.ts";
import { lattice } from "../scenes/pattern/things.ts";
import { apothecary } from "../scenes/shops/apothecary.ts";
import type { Scene } from "../stage.ts";
import type { Asked, Deck } from "./deck.ts";

interface Sight {
  readonly types: readonly string[];
  /** The pattern of the sight's folded name. */
  readonly name: RegExp;
  /** The exterior scene, by name. */
  readonly scene: Deck;
  /** The decks of the other kinds of pictures. A missing deck is replaced by the deck of the place's type. */
  readonly further?: Omit<Asked, "exterior">;
}

const sight = (types: readonly string[], name: RegExp, scene: Deck, further?: Sight["further"]): Sight =>
  further === undefined ? { types, name, scene } : { types, name, scene, further };

const BUILT = ["Monument", "Museum", "Activity", "Spot"];

export const SIGHTS: readonly Sight[] = [
  sight(["Monument"], /conciergerie/, { conciergerie: bridges.conciergerie }),
  sight(["Spot"], /pont alexandre/, { goldenBridge: bridges.goldenBridge }),
  sight(["Spot"], /^(le )?pont[- ]neuf/, { turretBridge: bridges.turretBridge }),
  sight(["Spot"], /bir[- ]hakeim/, { viaductBridge: bridges.viaductBridge }),
  sight(["Monument", "Spot"], /statue de la liberte/, { libertyOnTheSeine: bridges.libertyOnTheSeine }),
  sight(["Monument", "Activity"], /geode/, { mirrorSphere: bridges.mirrorSphere }),
  sight(BUILT, /^(le )?grand palais/, { glassVault: palaces.glassVault }),
  sight(BUILT, /^(le )?petit palais/, { goldenGate: palaces.goldenGate }),
  sight(["Monument"], /hotel de ville de paris/, { cityHall: palaces.cityHall }),
  sight(["Monument"], /madeleine/, { templeFront: palaces.templeFront }),
  sight(["Monument"], /saint[- ]sulpice/, { twoTowers: palaces.twoTowers }),
  sight(["Monument"], /saint[- ]germain[- ]des[- ]pres/, { abbeyTower: palaces.abbeyTower }),
  sight(["Monument"], /palais de chaillot/, { opposingWings: palaces.opposingWings }),
  sight(["Park"], /luxembourg/, { basinAndPalace: palaces.basinAndPalace }),
  sight(["Park", "Spot"], /palais[- ]royal/, { stripedColumns: palaces.stripedColumns }),
  sight(["Museum"], /louis vuitton/, { glassSails: modern.glassSails }),
  sight(["Museum"], /cite des sciences/, { greenhouseFacade: modern.greenhouseFacade }),
  sight(["Activity"], /^(la )?philharmonie/, { birdRoof: modern.birdRoof }),
  sight(["Activity"], /opera bastille/, { steppedOpera: modern.steppedOpera }),
  sight(["Spot", "Museum"], /bibliotheque.*mitterrand/, { bookTowers: modern.bookTowers }),
  sight(["Museum"], /institut du monde arabe/, { diaphragms: modern.diaphragms }),
  sight(["Museum"], /quai branly/, { plantWall: modern.plantWall }),
  sight(["Cinema"], /grand rex/, { cinemaTower: modern.cinemaTower }),
  sight(["Monument"], /moulin de la galette/, { oldMill: hills.oldMill }),
  sight(["Monument"], /colonne vendome/, { spiralColumn: hills.spiralColumn }),
  sight(["Monument"], /arenes de lutece/, { sandArena: hills.sandArena }),
  sight(["Monument"], /mosquee/, { minaret: hills.minaret }),
  sight(["Spot"], /rue cremieux/, { paintedHouses: streets.paintedHouses }),
  sight(["Store"], /shakespeare/, { bookshopFront: streets.bookshopFront }),
  sight(["Spot"], /vigne/, { vineRows: hills.vineRows }),
  sight(["Spot"], /place du tertre/, { easels: streets.easels }),
  sight(["Spot"], /mur des je t'aime/, { loveWall: streets.loveWall }),
  sight(["Spot"], /^la ruche/, { rotunda: hills.rotunda }),
  sight(["Store"], /^printemps haussmann/, { twinDomes: streets.twinDomes }),
  sight(["Museum"], /musee rodin/, { thinker: grounds.thinker }),
  sight(["Museum"], /catacombes/, { boneWall: halls.boneWall }),
  sight(["Museum"], /orangerie/, { waterLilies: halls.waterLilies }),
  // This is a place of mourning, so it does not show the still lifes (such as a bust) and galleries of other museums.
  sight(
    ["Museum"],
    /memorial de la shoah/,
    { wallOfNames: halls.wallOfNames },
    { still: { lattice }, interior: { whiteBox } },
  ),
  sight(["Museum"], /arts et metiers/, { pendulum: halls.pendulum }),
  sight(["Museum"], /musee de cluny/, { tapestry: halls.tapestry }),
  sight(["Museum"], /yves saint laurent/, { atelierDresses: exhibits.atelierDresses }),
  sight(["Museum"], /cinematheque/, { projector: exhibits.projector }),
  sight(["Museum"], /giacometti/, { walkingMan: exhibits.walkingMan }),
  sight(["Museum"], /musee de la musique/, { instruments: exhibits.instruments }),
  sight(["Museum"], /atelier des lumieres/, { skyProjections: exhibits.skyProjections }),
  sight(["Monument"], /observatoire/, { telescopeDome: grounds.telescopeDome }),
  sight(["Activity"], /parc zoologique/, { greatRock: grounds.greatRock }),
  sight(["Activity"], /menagerie/, { flamingos: grounds.flamingos }),
  sight(["Activity"], /hippodrome/, { steeplechase: grounds.steeplechase }),
  sight(["Activity"], /crazy horse/, { dancersShadows: shows.dancersShadows }),
  sight(["Cinema"], /la pagode/, { pagoda: shows.pagoda }),
  sight(["Bar"], /^rosa bonheur(?! sur seine)/, { lanternGarden: shows.lanternGarden }),
  sight(["Cinema"], /mk2 quai de (seine|loire)/, { twoHallsAndFerry: shows.twoHallsAndFerry }),
  sight(["Museum"], /halle saint[- ]pierre/, { ironHallUnderTheHill: trades.ironHallUnderTheHill }),
  sight(["Market", "Store"], /marche du livre ancien/, { bookSheds: trades.bookSheds }),
  sight(["Market", "Store"], /marche saint[- ]germain/, { stoneArcades: trades.stoneArcades }),
  sight(["Store"], /\bbuly\b/, { apothecary }),
  sight(["Store"], /delamain/, { bookshopUnderArcade: trades.bookshopUnderArcade }),
  sight(["Pool"], /josephine baker/, { floatingGlassPool: trades.floatingGlassPool }),
];

/** The exterior scenes of all sights, by name. */
export const SIGHT_SCENES: Deck = Object.fromEntries(
  SIGHTS.flatMap(({ scene }): [string, Scene][] => Object.entries(scene)),
);

/** Returns the decks of the sight that has a type and a folded name, or undefined if no sight has both. */
export function sightNamed(type: string, folded: string): Asked | undefined {
  const found = SIGHTS.find(({ types, name }) => types.includes(type) && name.test(folded));
  return found && { ...found.further, exterior: found.scene };
}
