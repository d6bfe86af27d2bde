// Decks selected by the tags of a place. For example, a cheese shop shows cheese, and a pizzeria shows pizza.
import type { Asked } from "./deck.ts";

interface Rule extends Asked {
  readonly types: readonly string[];
  readonly tag: string;
}

const KITCHENS = ["Restaurant", "Bar"];

/**
 * The rules in order of precedence. Fine dining comes first, because the dish of a cuisine would be too simple for it.
 * Rules for a cuisine precede the less specific rules for a kind of restaurant.
 */
export const TAG_RULES: readonly Rule[] = [
  {
    types: ["Restaurant"],
    tag: "Fine dining",
    exterior: ["white-cloth", "table-for-two", "resto-room", "kitchen-pass"],
    still: ["table-for-two", "white-cloth"],
    interior: ["resto-room", "kitchen-pass"],
  },
  {
    types: KITCHENS,
    tag: "Japanese",
    exterior: ["ramen", "izakaya-counter", "sushi"],
    still: ["sushi", "bento", "ramen"],
    interior: ["izakaya-counter", "kitchen-pass"],
  },
  { types: KITCHENS, tag: "Vietnamese", exterior: ["pho", "rice-table"], still: ["rice-table", "pho"] },
  { types: KITCHENS, tag: "Thai", exterior: ["curries", "rice-table"], still: ["rice-table"] },
  { types: KITCHENS, tag: "Korean", exterior: ["grill-table"], still: ["rice-table"] },
  { types: KITCHENS, tag: "Chinese", exterior: ["dim-sum", "lanterns"], still: ["rice-table", "dim-sum"] },
  { types: KITCHENS, tag: "Indian", exterior: ["thali", "curries"] },
  { types: KITCHENS, tag: "Pizza", exterior: ["pizza"], still: ["pasta"] },
  { types: KITCHENS, tag: "Italian", exterior: ["pasta", "pizza"], still: ["pizza", "pasta"] },
  { types: KITCHENS, tag: "North African", exterior: ["tagine", "mezze"], still: ["mezze", "tagine"] },
  { types: KITCHENS, tag: "Middle Eastern", exterior: ["mezze"] },
  { types: KITCHENS, tag: "African", exterior: ["stew-and-rice"] },
  { types: KITCHENS, tag: "Latin American", exterior: ["tacos"] },
  { types: KITCHENS, tag: "Spanish", exterior: ["tapas"] },
  { types: KITCHENS, tag: "Crêpes", exterior: ["crepe", "bistro-front", "resto-window"], still: ["crepe"] },
  { types: KITCHENS, tag: "Vegan", exterior: ["garden-bowl"] },
  { types: ["Restaurant"], tag: "Seafood", exterior: ["oysters", "bistro-front", "resto-window"], still: ["oysters"] },
  {
    types: ["Restaurant"],
    tag: "Steak",
    exterior: ["steak-frites", "bistro-front", "resto-window"],
    still: ["steak-frites"],
  },
  {
    types: ["Bar"],
    tag: "Craft beer",
    exterior: ["beer-taps", "bar-long", "bistro-front"],
    still: ["beer-taps", "rims"],
  },
  {
    types: ["Café"],
    tag: "Tea",
    exterior: ["tea-table", "still-cafe", "cafe-table"],
    still: ["still-cafe", "tea-table"],
  },
  {
    types: ["Café"],
    tag: "Coffee",
    exterior: ["espresso", "cafe-table", "still-cafe", "window-seat"],
    interior: ["zinc-bar"],
  },
  {
    types: ["Store"],
    tag: "Cheese",
    exterior: ["cheese-cellar", "cheese-board"],
    still: ["cheese-board"],
    interior: ["cheese-cellar", "grocer-shelves"],
  },
  { types: ["Store"], tag: "Chocolate", exterior: ["chocolates"], still: ["chocolates"] },
  { types: ["Store", "Café"], tag: "Ice cream", exterior: ["ice-cream", "ice-counter"], still: ["ice-cream"] },
  { types: ["Store"], tag: "Books", exterior: ["book-wall", "store-room", "bouquinistes"], interior: ["store-room"] },
  { types: ["Store"], tag: "Wine", exterior: ["barrels"], still: ["rims"], interior: ["bar-cave", "barrels"] },
  { types: ["Store"], tag: "Fashion", exterior: ["store-vitrine", "store-front"] },
];

/** Returns the decks that the tags select, or undefined if they select none. */
export const decksTagged = (type: string, tags: readonly string[]): Asked | undefined =>
  TAG_RULES.find((rule) => rule.types.includes(type) && tags.includes(rule.tag));
