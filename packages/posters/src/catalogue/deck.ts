import type { Scene } from "../stage.ts";

/** Scenes by name, in the order they are dealt. */
export type Deck = Readonly<Record<string, Scene>>;

/** Decks by type of place. */
export type Decks = Readonly<Record<string, Deck>>;

/** The pictures that a place asks for by what it is; where one is missing, those of its type serve. */
export interface Asked {
  readonly exterior: Deck;
  readonly still?: Deck;
  readonly interior?: Deck;
}
