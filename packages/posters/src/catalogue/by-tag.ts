// Decks selected by the tags of a place. For example, a cheese shop shows cheese, and a pizzeria shows pizza.

import { barCave } from "../scenes/bar.ts";
import { curries, dimSum, grillTable, lanterns, pho, ramen, riceTable, thali } from "../scenes/dishes/east.ts";
import { mezze, stewAndRice, tacos, tagine } from "../scenes/dishes/south.ts";
import { crepe, gardenBowl, oysters, pasta, pizza, steakFrites, tapas } from "../scenes/dishes/west.ts";
import { tableForTwo, whiteCloth } from "../scenes/dishes/white-cloth.ts";
import { barrels } from "../scenes/flat/bar.ts";
import { bistroFront } from "../scenes/flat/bistro.ts";
import { bookWall } from "../scenes/flat/books.ts";
import { cafeTable } from "../scenes/flat/table-top.ts";
import { zincBar } from "../scenes/interior/bars.ts";
import { restoRoom } from "../scenes/interior/tables.ts";
import { storeRoom } from "../scenes/interior/trade.ts";
import { rims } from "../scenes/pattern/table.ts";
import { kitchenPass } from "../scenes/restaurant-more.ts";
import { restoWindow } from "../scenes/restaurant-window.ts";
import { espresso, windowSeat } from "../scenes/shops/coffee.ts";
import { cheeseBoard, cheeseCellar } from "../scenes/shops/larder.ts";
import { chocolates, iceCounter, iceCream, teaTable } from "../scenes/shops/sweets.ts";
import { stillCafe } from "../scenes/still/table.ts";
import { bouquinistes, storeFront, storeVitrine } from "../scenes/store.ts";
import { grocerShelves } from "../scenes/store-more.ts";
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
    exterior: { whiteCloth, tableForTwo, restoRoom, kitchenPass },
    still: { tableForTwo, whiteCloth },
    interior: { restoRoom, kitchenPass },
  },
  {
    types: KITCHENS,
    tag: "Japanese",
    exterior: { ramen, restoWindow },
    still: { ramen, kitchenPass },
    interior: { restoWindow, kitchenPass },
  },
  { types: KITCHENS, tag: "Vietnamese", exterior: { pho, riceTable }, still: { riceTable, pho } },
  { types: KITCHENS, tag: "Thai", exterior: { curries, riceTable }, still: { riceTable } },
  { types: KITCHENS, tag: "Korean", exterior: { grillTable }, still: { riceTable } },
  { types: KITCHENS, tag: "Chinese", exterior: { dimSum, lanterns }, still: { riceTable, dimSum } },
  { types: KITCHENS, tag: "Indian", exterior: { thali, curries } },
  { types: KITCHENS, tag: "Pizza", exterior: { pizza }, still: { pasta } },
  { types: KITCHENS, tag: "Italian", exterior: { pasta, pizza }, still: { pizza, pasta } },
  { types: KITCHENS, tag: "North African", exterior: { tagine, mezze }, still: { mezze, tagine } },
  { types: KITCHENS, tag: "Middle Eastern", exterior: { mezze } },
  { types: KITCHENS, tag: "African", exterior: { stewAndRice } },
  { types: KITCHENS, tag: "Latin American", exterior: { tacos } },
  { types: KITCHENS, tag: "Spanish", exterior: { tapas } },
  { types: KITCHENS, tag: "Crêpes", exterior: { crepe, bistroFront, restoWindow }, still: { crepe } },
  { types: KITCHENS, tag: "Vegan", exterior: { gardenBowl } },
  { types: ["Restaurant"], tag: "Seafood", exterior: { oysters, bistroFront, restoWindow }, still: { oysters } },
  { types: ["Restaurant"], tag: "Steak", exterior: { steakFrites, bistroFront, restoWindow }, still: { steakFrites } },
  { types: ["Café"], tag: "Tea", exterior: { teaTable, stillCafe, cafeTable }, still: { stillCafe, teaTable } },
  { types: ["Café"], tag: "Coffee", exterior: { espresso, cafeTable, stillCafe, windowSeat }, interior: { zincBar } },
  {
    types: ["Store"],
    tag: "Cheese",
    exterior: { cheeseCellar, cheeseBoard },
    still: { cheeseBoard },
    interior: { cheeseCellar, grocerShelves },
  },
  { types: ["Store"], tag: "Chocolate", exterior: { chocolates }, still: { chocolates } },
  { types: ["Store", "Café"], tag: "Ice cream", exterior: { iceCream, iceCounter }, still: { iceCream } },
  { types: ["Store"], tag: "Books", exterior: { bookWall, storeRoom, bouquinistes }, interior: { storeRoom } },
  { types: ["Store"], tag: "Wine", exterior: { barrels }, still: { rims }, interior: { barCave, barrels } },
  { types: ["Store"], tag: "Fashion", exterior: { storeVitrine, storeFront } },
];

/** Returns the decks that the tags select, or undefined if they select none. */
export const decksTagged = (type: string, tags: readonly string[]): Asked | undefined =>
  TAG_RULES.find((rule) => rule.types.includes(type) && tags.includes(rule.tag));
