// The decks of a place's second to fifth pictures: still lifes, interiors, street views, patterns.
import type { Deck, Decks } from "./deck.ts";

export const STILL: Decks = {
  Restaurant: ["still-plate-fish", "still-plate-oysters", "still-plate-sole", "cement"],
  Bar: ["still-bar", "cocktail", "rims"],
  Café: ["still-cafe", "cafe-table"],
  Spot: ["still-sign", "cobbles"],
  Park: ["still-chair", "picnic"],
  Activity: ["still-boat", "still-petanque", "wheels", "fans"],
  Museum: ["still-vase", "still-bust", "still-torso", "cutouts"],
  Cinema: ["still-cinema", "fans-with-rays"],
  Club: ["still-vinyl", "grooves"],
  Gym: ["still-gym", "plates"],
  Hotel: ["still-hotel", "wallpaper"],
  Bakery: ["still-bread", "loaves"],
  Market: ["still-fruit", "market-crates"],
  Monument: ["still-globe", "lattice"],
  Pool: ["still-pool", "pool-side"],
  Store: ["still-hat", "still-books", "wares", "cement"],
};

export const INTERIOR: Decks = {
  Restaurant: ["resto-room", "resto-window"],
  Bar: ["bar-long", "zinc-bar"],
  Café: ["zinc-bar", "rattan"],
  Spot: ["passage", "covered-passage"],
  Park: ["glasshouse", "rose-arches", "still-chair"],
  Activity: ["studio", "theatre-stage", "waves"],
  Museum: ["gallery", "enfilade", "grand-stair"],
  Cinema: ["auditorium", "stalls"],
  Club: ["dance-floor", "club-speakers"],
  Gym: ["gym-hall", "gym-yoga"],
  Hotel: ["hotel-room", "window-view"],
  Bakery: ["bakery-room", "breads"],
  Market: ["market-hall", "fruits"],
  Monument: ["colonnade", "grand-stair", "carriage-gate"],
  Pool: ["pool-vault", "pool-arches"],
  Store: ["grocer-shelves", "department-store"],
};

export const STREET: Deck = [
  "rooftops",
  "boulevard",
  "windows",
  "viaduct",
  "morris",
  "rain-street",
  "quay",
  "canal-bridge",
  "zinc-roofs",
];

export const PATTERN: Decks = {
  Restaurant: ["cement", "rattan"],
  Bar: ["rims", "fans"],
  Café: ["rattan", "cement"],
  Spot: ["cobbles", "lattice"],
  Park: ["leaves", "lattice"],
  Activity: ["wheels", "fans", "parquet"],
  Museum: ["cutouts", "parquet", "butterflies"],
  Cinema: ["fans-with-rays", "lattice"],
  Club: ["grooves", "fans"],
  Gym: ["plates", "lattice"],
  Hotel: ["wallpaper", "parquet"],
  Bakery: ["breads", "cement", "rattan"],
  Market: ["fruits", "cement", "lattice"],
  Monument: ["lattice", "cobbles"],
  Pool: ["waves", "cement"],
  Store: ["wares", "parquet", "cement"],
};
