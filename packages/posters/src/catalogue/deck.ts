/** Names of scenes, in the order in which they are dealt. A scene is a file of the folder `scenes`. */
export type Deck = readonly string[];

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
