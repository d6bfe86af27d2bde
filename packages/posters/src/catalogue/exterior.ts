// The decks of the first picture, by type, for places whose name and tags select no scene. These scenes show a landmark
// only as a silhouette on the horizon.
import { actBalloon, actBike, actCarousel, actPetanque } from "../scenes/activity.ts";
import { puppetBooth, theatreStage } from "../scenes/activity-shows.ts";
import { bakeryBike, bakeryFront, bakeryMoon } from "../scenes/bakery.ts";
import { barCave, barNeon, barRooftop } from "../scenes/bar.ts";
import { cafeFront, cafeTerrace } from "../scenes/cafe.ts";
import { cafeCorner } from "../scenes/cafe-corner.ts";
import { cinemaCorner, cinemaDeco, cinemaOpen } from "../scenes/cinema.ts";
import { clubDoor, clubMoon, clubStreet } from "../scenes/club.ts";
import { clubSpeakers, nightBarge } from "../scenes/club-more.ts";
import { bakeryWindow, loaves } from "../scenes/flat/bakery.ts";
import { barrels, cocktail } from "../scenes/flat/bar.ts";
import { bistroFront } from "../scenes/flat/bistro.ts";
import { cinemaPalace, stalls } from "../scenes/flat/cinema.ts";
import { doorway } from "../scenes/flat/doorway.ts";
import { gardenHouse, parkChairs } from "../scenes/flat/garden.ts";
import { marketCrates, marketSquare } from "../scenes/flat/market.ts";
import { metroLamps } from "../scenes/flat/metro.ts";
import { enfilade } from "../scenes/flat/museum.ts";
import { coveredPassage } from "../scenes/flat/passage.ts";
import { poolArches, poolFromAbove } from "../scenes/flat/pool.ts";
import { hotelNight, windowView, zincRoofs } from "../scenes/flat/roofs.ts";
import { cafeTable } from "../scenes/flat/table-top.ts";
import { canalBridge } from "../scenes/flat/water.ts";
import { gymArch, gymRings, gymRunner } from "../scenes/gym.ts";
import { gymClimb, gymTrack, gymYoga } from "../scenes/gym-more.ts";
import { hotelFront, hotelRoof, hotelWindow } from "../scenes/hotel.ts";
import { barLong, zincBar } from "../scenes/interior/bars.ts";
import { glasshouse } from "../scenes/interior/glass.ts";
import { hotelRoom } from "../scenes/interior/hotel.ts";
import { gallery } from "../scenes/interior/museum.ts";
import { auditorium, danceFloor } from "../scenes/interior/shows.ts";
import { gymHall, poolVault } from "../scenes/interior/sport.ts";
import { bakeryRoom, restoRoom } from "../scenes/interior/tables.ts";
import { marketHall } from "../scenes/interior/trade.ts";
import { marketCart, marketClose, marketRow } from "../scenes/market.ts";
import { carriageGate, colonnade, gardenFront, statueSquare } from "../scenes/monument-generic.ts";
import { arcadeSquare } from "../scenes/monument-towers.ts";
import { museumPortico } from "../scenes/museum.ts";
import { grandStair, sculptureCourt, whiteBox } from "../scenes/museum-more.ts";
import { parkAllee, parkBasin, parkKiosk } from "../scenes/park.ts";
import { parkLake } from "../scenes/park-lake.ts";
import { picnic, poolSide, roseArches, terraceView } from "../scenes/park-more.ts";
import { breads, fruits } from "../scenes/pattern/table.ts";
import { wares } from "../scenes/pattern/things.ts";
import { poolDeco, poolDiver, poolLanes } from "../scenes/pool.ts";
import { restoFront, restoSquare, restoString } from "../scenes/restaurant.ts";
import { kitchenPass, tableFromAbove } from "../scenes/restaurant-more.ts";
import { restoWindow } from "../scenes/restaurant-window.ts";
import { spotFountain, spotMetro } from "../scenes/spot.ts";
import { spotBridge, spotStairs } from "../scenes/spot-climb.ts";
import { stillBread, stillFruit } from "../scenes/still/bread-fruit.ts";
import { stillPool } from "../scenes/still/globe-pool.ts";
import { stillBoat } from "../scenes/still/outdoors.ts";
import { stillGym, stillHotel } from "../scenes/still/rooms.ts";
import { stillCinema, stillMuseum, stillVinyl } from "../scenes/still/stage.ts";
import { stillStore } from "../scenes/still/store.ts";
import { stillBar, stillCafe, stillPlate } from "../scenes/still/table.ts";
import { storeFront, storeVitrine } from "../scenes/store.ts";
import { boulevard } from "../scenes/street/boulevard.ts";
import { windows } from "../scenes/street/heights.ts";
import { morris } from "../scenes/street/morris.ts";
import { rainStreet } from "../scenes/street/rain-quay.ts";
import { viaduct } from "../scenes/street/viaduct.ts";
import type { Decks } from "./deck.ts";

export const EXTERIOR: Decks = {
  Restaurant: {
    bistroFront,
    restoSquare,
    restoWindow,
    tableFromAbove,
    restoFront,
    kitchenPass,
    cafeCorner,
    restoString,
    stillPlate,
    restoRoom,
    cafeFront,
  },
  Bar: { barNeon, doorway, cocktail, barRooftop, bistroFront, barrels, barLong, zincRoofs, barCave, stillBar },
  Café: { cafeTable, cafeCorner, bistroFront, stillCafe, cafeTerrace, zincBar, cafeFront },
  Spot: {
    spotStairs,
    canalBridge,
    metroLamps,
    zincRoofs,
    spotFountain,
    coveredPassage,
    spotBridge,
    windows,
    terraceView,
    morris,
    spotMetro,
    viaduct,
  },
  Park: {
    parkChairs,
    parkLake,
    picnic,
    parkAllee,
    roseArches,
    parkKiosk,
    parkBasin,
    glasshouse,
    terraceView,
  },
  Activity: {
    actCarousel,
    theatreStage,
    canalBridge,
    actBalloon,
    puppetBooth,
    actPetanque,
    stillBoat,
    actBike,
  },
  Museum: { enfilade, museumPortico, stillMuseum, sculptureCourt, gallery, whiteBox, carriageGate, grandStair },
  Cinema: { cinemaPalace, stalls, cinemaDeco, cinemaOpen, stillCinema, cinemaCorner, auditorium, morris },
  Club: { clubMoon, clubDoor, stillVinyl, clubStreet, doorway, clubSpeakers, danceFloor, nightBarge },
  Gym: { gymArch, gymClimb, stillGym, gymRunner, gymYoga, gymHall, gymTrack, gymRings },
  Hotel: {
    hotelNight,
    windowView,
    hotelFront,
    gardenHouse,
    hotelRoof,
    stillHotel,
    hotelWindow,
    zincRoofs,
    hotelRoom,
    carriageGate,
  },
  Bakery: { bakeryWindow, loaves, bakeryBike, bakeryFront, stillBread, bakeryMoon, bakeryRoom, breads },
  Market: { marketCrates, marketRow, marketSquare, stillFruit, marketClose, marketHall, fruits, marketCart },
  Monument: { colonnade, gardenFront, statueSquare, carriageGate, terraceView, arcadeSquare, grandStair, spotFountain },
  Pool: { poolFromAbove, poolDiver, poolArches, stillPool, poolLanes, poolSide, poolVault, poolDeco },
  Store: { storeFront, storeVitrine, coveredPassage, stillStore, doorway, wares, rainStreet, windows, boulevard },
};
