// Which scenes each type of place may be dealt, by variant. Keys are the scenes' names.
import { actBalloon, actBike, actCarousel, actPetanque } from "./scenes/activity.ts";
import { bakeryBike, bakeryFront, bakeryMoon } from "./scenes/bakery.ts";
import { barCave, barNeon, barRooftop } from "./scenes/bar.ts";
import { cafeFront, cafeTerrace } from "./scenes/cafe.ts";
import { cafeCorner } from "./scenes/cafe-corner.ts";
import { cinemaCorner, cinemaDeco, cinemaOpen } from "./scenes/cinema.ts";
import { clubDoor, clubMoon, clubStreet } from "./scenes/club.ts";
import { gymArch, gymRings, gymRunner } from "./scenes/gym.ts";
import { hotelFront, hotelRoof, hotelWindow } from "./scenes/hotel.ts";
import { barLong, zincBar } from "./scenes/interior/bars.ts";
import { glasshouse, passage } from "./scenes/interior/glass.ts";
import { hotelRoom } from "./scenes/interior/hotel.ts";
import { monumentInside } from "./scenes/interior/monument.ts";
import { gallery, greatClock } from "./scenes/interior/museum.ts";
import { auditorium, danceFloor } from "./scenes/interior/shows.ts";
import { gymHall, poolVault } from "./scenes/interior/sport.ts";
import { studio } from "./scenes/interior/studio.ts";
import { bakeryRoom, restoRoom } from "./scenes/interior/tables.ts";
import { marketHall, storeRoom } from "./scenes/interior/trade.ts";
import { marketCart, marketClose, marketRow } from "./scenes/market.ts";
import { monument, monumentWater } from "./scenes/monument.ts";
import { museumPortico, museumPyramid, museumTubes } from "./scenes/museum.ts";
import { parkAllee, parkBasin, parkKiosk } from "./scenes/park.ts";
import { parkLake } from "./scenes/park-lake.ts";
import { cement, cobbles, parquet, rattan } from "./scenes/pattern/floors.ts";
import { breads, fans, fruits, rims } from "./scenes/pattern/table.ts";
import { grooves, lattice, plates, wares, wheels } from "./scenes/pattern/things.ts";
import { cutouts, leaves, wallpaper, waves } from "./scenes/pattern/walls.ts";
import { poolDeco, poolDiver, poolLanes } from "./scenes/pool.ts";
import { restoFront, restoSquare, restoString } from "./scenes/restaurant.ts";
import { restoWindow } from "./scenes/restaurant-window.ts";
import { spotFountain, spotMetro } from "./scenes/spot.ts";
import { spotBridge, spotStairs } from "./scenes/spot-climb.ts";
import { stillBread, stillFruit } from "./scenes/still/bread-fruit.ts";
import { stillGlobe, stillPool } from "./scenes/still/globe-pool.ts";
import { stillBoat, stillChair, stillPetanque, stillSign } from "./scenes/still/outdoors.ts";
import { stillGym, stillHotel } from "./scenes/still/rooms.ts";
import { stillCinema, stillMuseum, stillVinyl } from "./scenes/still/stage.ts";
import { stillStore } from "./scenes/still/store.ts";
import { stillBar, stillCafe, stillPlate } from "./scenes/still/table.ts";
import { bouquinistes, storeFront, storeVitrine } from "./scenes/store.ts";
import { boulevard } from "./scenes/street/boulevard.ts";
import { rooftops, windows } from "./scenes/street/heights.ts";
import { morris } from "./scenes/street/morris.ts";
import { quay, rainStreet } from "./scenes/street/rain-quay.ts";
import { viaduct } from "./scenes/street/viaduct.ts";
import type { Scene } from "./stage.ts";

/** Scenes by name, in the order they are dealt. */
export type Deck = Readonly<Record<string, Scene>>;
export type Decks = Readonly<Record<string, Deck>>;

export const EXTERIOR: Decks = {
  Restaurant: { restoFront, restoSquare, restoWindow, restoString },
  Bar: { barNeon, barRooftop, barCave },
  Café: { cafeCorner, cafeTerrace, cafeFront },
  Spot: { spotMetro, spotBridge, spotStairs, spotFountain },
  Park: { parkBasin, parkAllee, parkLake, parkKiosk },
  Activity: { actCarousel, actBalloon, actBike, actPetanque },
  Museum: { museumPortico, museumPyramid, museumTubes },
  Cinema: { cinemaDeco, cinemaCorner, cinemaOpen },
  Club: { clubMoon, clubDoor, clubStreet },
  Gym: { gymArch, gymRunner, gymRings },
  Hotel: { hotelWindow, hotelFront, hotelRoof },
  Bakery: { bakeryFront, bakeryBike, bakeryMoon },
  Market: { marketRow, marketClose, marketCart },
  Monument: { monument, monumentWater },
  Pool: { poolLanes, poolDeco, poolDiver },
  Store: { storeFront, bouquinistes, storeVitrine },
};

export const STILL: Decks = {
  Restaurant: { stillPlate },
  Bar: { stillBar },
  Café: { stillCafe },
  Spot: { stillSign },
  Park: { stillChair },
  Activity: { stillBoat, stillPetanque },
  Museum: { stillMuseum },
  Cinema: { stillCinema },
  Club: { stillVinyl },
  Gym: { stillGym },
  Hotel: { stillHotel },
  Bakery: { stillBread },
  Market: { stillFruit },
  Monument: { stillGlobe },
  Pool: { stillPool },
  Store: { stillStore },
};

export const INTERIOR: Decks = {
  Restaurant: { restoRoom },
  Bar: { barLong, zincBar },
  Café: { zincBar },
  Spot: { passage },
  Park: { glasshouse },
  Activity: { studio },
  Museum: { gallery, greatClock },
  Cinema: { auditorium },
  Club: { danceFloor },
  Gym: { gymHall },
  Hotel: { hotelRoom },
  Bakery: { bakeryRoom },
  Market: { marketHall },
  Monument: { monumentInside },
  Pool: { poolVault },
  Store: { storeRoom },
};

export const STREET: Deck = { rooftops, boulevard, windows, viaduct, morris, rainStreet, quay };

export const PATTERN: Decks = {
  Restaurant: { cement, rattan },
  Bar: { rims, fans },
  Café: { rattan },
  Spot: { cobbles },
  Park: { leaves },
  Activity: { wheels },
  Museum: { cutouts, parquet },
  Cinema: { fans },
  Club: { grooves },
  Gym: { plates },
  Hotel: { wallpaper, parquet },
  Bakery: { breads, cement },
  Market: { fruits },
  Monument: { lattice },
  Pool: { waves },
  Store: { wares },
};
