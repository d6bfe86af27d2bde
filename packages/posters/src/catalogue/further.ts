// The decks of a place's second to fifth pictures: still lifes, interiors, street views, patterns.

import { theatreStage } from "../scenes/activity-shows.ts";
import { clubSpeakers } from "../scenes/club-more.ts";
import { loaves } from "../scenes/flat/bakery.ts";
import { cocktail } from "../scenes/flat/bar.ts";
import { stalls } from "../scenes/flat/cinema.ts";
import { marketCrates } from "../scenes/flat/market.ts";
import { butterflies, enfilade } from "../scenes/flat/museum.ts";
import { coveredPassage } from "../scenes/flat/passage.ts";
import { poolArches } from "../scenes/flat/pool.ts";
import { windowView, zincRoofs } from "../scenes/flat/roofs.ts";
import { cafeTable } from "../scenes/flat/table-top.ts";
import { canalBridge } from "../scenes/flat/water.ts";
import { gymYoga } from "../scenes/gym-more.ts";
import { barLong, zincBar } from "../scenes/interior/bars.ts";
import { glasshouse, passage } from "../scenes/interior/glass.ts";
import { hotelRoom } from "../scenes/interior/hotel.ts";
import { gallery } from "../scenes/interior/museum.ts";
import { auditorium, danceFloor } from "../scenes/interior/shows.ts";
import { gymHall, poolVault } from "../scenes/interior/sport.ts";
import { studio } from "../scenes/interior/studio.ts";
import { bakeryRoom, restoRoom } from "../scenes/interior/tables.ts";
import { marketHall } from "../scenes/interior/trade.ts";
import { carriageGate, colonnade } from "../scenes/monument-generic.ts";
import { grandStair } from "../scenes/museum-more.ts";
import { picnic, poolSide, roseArches } from "../scenes/park-more.ts";
import { cement, cobbles, parquet, rattan } from "../scenes/pattern/floors.ts";
import { breads, fans, fruits, rims } from "../scenes/pattern/table.ts";
import { grooves, lattice, plates, wares, wheels } from "../scenes/pattern/things.ts";
import { cutouts, leaves, wallpaper, waves } from "../scenes/pattern/walls.ts";
import { restoWindow } from "../scenes/restaurant-window.ts";
import { stillBread, stillFruit } from "../scenes/still/bread-fruit.ts";
import { stillGlobe, stillPool } from "../scenes/still/globe-pool.ts";
import { stillBoat, stillChair, stillPetanque, stillSign } from "../scenes/still/outdoors.ts";
import { stillGym, stillHotel } from "../scenes/still/rooms.ts";
import { stillCinema, stillMuseum, stillVinyl } from "../scenes/still/stage.ts";
import { stillStore } from "../scenes/still/store.ts";
import { stillBar, stillCafe, stillPlate } from "../scenes/still/table.ts";
import { departmentStore, grocerShelves } from "../scenes/store-more.ts";
import { boulevard } from "../scenes/street/boulevard.ts";
import { rooftops, windows } from "../scenes/street/heights.ts";
import { morris } from "../scenes/street/morris.ts";
import { quay, rainStreet } from "../scenes/street/rain-quay.ts";
import { viaduct } from "../scenes/street/viaduct.ts";
import type { Deck, Decks } from "./deck.ts";

export const STILL: Decks = {
  Restaurant: { stillPlate, cement },
  Bar: { stillBar, cocktail, rims },
  Café: { stillCafe, cafeTable },
  Spot: { stillSign, cobbles },
  Park: { stillChair, picnic },
  Activity: { stillBoat, stillPetanque, wheels, fans },
  Museum: { stillMuseum, cutouts },
  Cinema: { stillCinema, fans },
  Club: { stillVinyl, grooves },
  Gym: { stillGym, plates },
  Hotel: { stillHotel, wallpaper },
  Bakery: { stillBread, loaves },
  Market: { stillFruit, marketCrates },
  Monument: { stillGlobe, lattice },
  Pool: { stillPool, poolSide },
  Store: { stillStore, wares, cement },
};

export const INTERIOR: Decks = {
  Restaurant: { restoRoom, restoWindow },
  Bar: { barLong, zincBar },
  Café: { zincBar, rattan },
  Spot: { passage, coveredPassage },
  Park: { glasshouse, roseArches, stillChair },
  Activity: { studio, theatreStage, waves },
  Museum: { gallery, enfilade, grandStair },
  Cinema: { auditorium, stalls },
  Club: { danceFloor, clubSpeakers },
  Gym: { gymHall, gymYoga },
  Hotel: { hotelRoom, windowView },
  Bakery: { bakeryRoom, breads },
  Market: { marketHall, fruits },
  Monument: { colonnade, grandStair, carriageGate },
  Pool: { poolVault, poolArches },
  Store: { grocerShelves, departmentStore },
};

export const STREET: Deck = { rooftops, boulevard, windows, viaduct, morris, rainStreet, quay, canalBridge, zincRoofs };

export const PATTERN: Decks = {
  Restaurant: { cement, rattan },
  Bar: { rims, fans },
  Café: { rattan, cement },
  Spot: { cobbles, lattice },
  Park: { leaves, lattice },
  Activity: { wheels, fans, parquet },
  Museum: { cutouts, parquet, butterflies },
  Cinema: { fans, lattice },
  Club: { grooves, fans },
  Gym: { plates, lattice },
  Hotel: { wallpaper, parquet },
  Bakery: { breads, cement, rattan },
  Market: { fruits, cement, lattice },
  Monument: { lattice, cobbles },
  Pool: { waves, cement },
  Store: { wares, parquet, cement },
};
