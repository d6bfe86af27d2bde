import type { Scene } from "../stage.ts";

/** Scenes by name, in the order in which they are dealt. */
export type Deck = Readonly<Record<string, Scene>>;

/** Decks by type of place. */
export type Decks = Readonly<Record<string, Deck>>;

/**
 * The decks that the name or the tags of a place select. A missing deck is replaced by the deck of the place's type.
 */
export interface Asked {
  readonly exterior: Deck;
  readonly still?: Deck;
  readonly interior?: Deck;
}
