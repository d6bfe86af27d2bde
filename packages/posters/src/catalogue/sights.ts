// Sights with scenes of their own. Each of these scenes is dealt only to the sight that it shows.
import type { Asked, Deck } from "./deck.ts";

interface Sight {
  readonly types: readonly string[];
  /** The pattern of the sight's folded name. */
  readonly name: RegExp;
  /** The exterior scene. */
  readonly scene: Deck;
  /** The decks of the other kinds of pictures. A missing deck is replaced by the deck of the place's type. */
  readonly further?: Omit<Asked, "exterior">;
}

const sight = (types: readonly string[], name: RegExp, scene: Deck, further?: Sight["further"]): Sight =>
  further === undefined ? { types, name, scene } : { types, name, scene, further };

const BUILT = ["Monument", "Museum", "Activity", "Spot"];

export const SIGHTS: readonly Sight[] = [
  sight(["Monument"], /conciergerie/, ["conciergerie"]),
  sight(["Spot"], /pont alexandre/, ["golden-bridge"]),
  sight(["Spot"], /^(le )?pont[- ]neuf/, ["turret-bridge"]),
  sight(["Spot"], /bir[- ]hakeim/, ["viaduct-bridge"]),
  sight(["Monument", "Spot"], /statue de la liberte/, ["liberty-on-the-seine"]),
  sight(["Monument", "Activity"], /geode/, ["mirror-sphere"]),
  sight(BUILT, /^(le )?grand palais/, ["glass-vault"]),
  sight(BUILT, /^(le )?petit palais/, ["golden-gate"]),
  sight(["Monument"], /hotel de ville de paris/, ["city-hall"]),
  sight(["Monument"], /madeleine/, ["temple-front"]),
  sight(["Monument"], /saint[- ]sulpice/, ["two-towers"]),
  sight(["Monument"], /saint[- ]germain[- ]des[- ]pres/, ["abbey-tower"]),
  sight(["Monument"], /palais de chaillot/, ["opposing-wings"]),
  sight(["Park"], /luxembourg/, ["basin-and-palace"]),
  sight(["Park", "Spot"], /palais[- ]royal/, ["striped-columns"]),
  sight(["Museum"], /louis vuitton/, ["glass-sails"]),
  sight(["Museum"], /cite des sciences/, ["greenhouse-facade"]),
  sight(["Activity"], /^(la )?philharmonie/, ["bird-roof"]),
  sight(["Activity"], /opera bastille/, ["stepped-opera"]),
  sight(["Spot", "Museum"], /bibliotheque.*mitterrand/, ["book-towers"]),
  sight(["Museum"], /institut du monde arabe/, ["diaphragms"]),
  sight(["Museum"], /quai branly/, ["plant-wall"]),
  sight(["Cinema"], /grand rex/, ["cinema-tower"]),
  sight(["Monument"], /moulin de la galette/, ["old-mill"]),
  sight(["Monument"], /colonne vendome/, ["spiral-column"]),
  sight(["Monument"], /arenes de lutece/, ["sand-arena"]),
  sight(["Monument"], /mosquee/, ["minaret"]),
  sight(["Spot"], /rue cremieux/, ["painted-houses"]),
  sight(["Store"], /shakespeare/, ["bookshop-front"]),
  sight(["Spot"], /vigne/, ["vine-rows"]),
  sight(["Spot"], /place du tertre/, ["easels"]),
  sight(["Spot"], /mur des je t'aime/, ["love-wall"]),
  sight(["Spot"], /^la ruche/, ["rotunda"]),
  sight(["Spot", "Activity"], /centquatre|^104\b/, ["dance-hall"]),
  sight(["Activity"], /cirque d'hiver/, ["winter-circus"]),
  sight(["Museum", "Activity"], /musee grevin/, ["wax-figures"], { interior: ["theatre-stage", "grand-stair"] }),
  sight(["Monument"], /chateau de la reine blanche/, ["queens-manor"]),
  sight(["Store"], /astier de villatte/, ["white-ceramics"]),
  sight(["Store"], /^printemps haussmann/, ["twin-domes"]),
  sight(["Museum"], /musee rodin/, ["thinker"]),
  sight(["Museum"], /catacombes/, ["bone-wall"]),
  sight(["Museum"], /orangerie/, ["water-lilies"]),
  // This is a place of mourning, so it does not show the still lifes (such as a bust) and galleries of other museums.
  sight(["Museum"], /memorial de la shoah/, ["wall-of-names"], { still: ["lattice"], interior: ["white-box"] }),
  sight(["Museum"], /arts et metiers/, ["pendulum"]),
  sight(["Museum"], /musee de cluny/, ["tapestry"]),
  sight(["Museum"], /yves saint laurent/, ["atelier-dresses"]),
  sight(["Museum"], /cinematheque/, ["projector"]),
  sight(["Museum"], /giacometti/, ["walking-man"]),
  sight(["Museum"], /musee de la musique/, ["instruments"]),
  sight(["Museum"], /atelier des lumieres/, ["sky-projections"]),
  sight(["Monument"], /observatoire/, ["telescope-dome"]),
  sight(["Activity"], /parc zoologique/, ["great-rock"]),
  sight(["Activity"], /menagerie/, ["flamingos"]),
  sight(["Activity"], /hippodrome/, ["steeplechase"]),
  sight(["Activity"], /crazy horse/, ["dancers-shadows"]),
  sight(["Cinema"], /la pagode/, ["pagoda"]),
  sight(["Bar"], /^rosa bonheur(?! sur seine)/, ["lantern-garden"]),
  sight(["Cinema"], /mk2 quai de (seine|loire)/, ["two-halls-and-ferry"]),
  sight(["Museum"], /halle saint[- ]pierre/, ["iron-hall-under-the-hill"]),
  sight(["Market", "Store"], /marche du livre ancien/, ["book-sheds"]),
  sight(["Market", "Store"], /marche saint[- ]germain/, ["stone-arcades"]),
  sight(["Store"], /\bbuly\b/, ["apothecary"]),
  sight(["Store"], /delamain/, ["bookshop-under-arcade"]),
  sight(["Pool"], /josephine baker/, ["floating-glass-pool"]),
];

/** The exterior scenes of all sights. */
export const SIGHT_SCENES: Deck = SIGHTS.flatMap(({ scene }) => scene);

/** Returns the decks of the sight that has a type and a folded name, or undefined if no sight has both. */
export function sightNamed(type: string, folded: string): Asked | undefined {
  const found = SIGHTS.find(({ types, name }) => types.includes(type) && name.test(folded));
  return found && { ...found.further, exterior: found.scene };
}
