import type { Scene } from "../stage.ts";

/** Scenes by name, in the order they are dealt. */
export type Deck = Readonly<Record<string, Scene>>;

/** Decks by type of place. */
export type Decks = Readonly<Record<string, Deck>>;
