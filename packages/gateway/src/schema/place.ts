import { NEARBY_LIMIT, STATIONS_LIMIT, travelTime } from "@flaneur/domain";
import { LONG_TEXT, METRO_LEGS, NEARBY_PLACES, NEARBY_STATIONS, RELATED_PLACES } from "../limits/field-costs.ts";
import { readablePlaces } from "../rest/readable.ts";
import { builder } from "./builder.ts";
import { MediaKindEnum, PlaceStatusEnum, StationKindEnum, WheelchairEnum } from "./enums.ts";
import { OriginInput, originFrom } from "./place-inputs.ts";

builder.objectType("Coordinates", {
  description: "A position in WGS 84 decimal degrees.",
  fields: (t) => ({
    latitude: t.exposeFloat("latitude", { description: "From -90 to 90." }),
    longitude: t.exposeFloat("longitude", { description: "From -180 to 180." }),
  }),
});

builder.objectType("DataSource", {
  description: "The source of a place, or of its opening hours.",
  fields: (t) => ({
    name: t.exposeString("name", {
      description:
        "`osm` is OpenStreetMap, under the ODbL; `paris` is the open data of the city; `seed` comes with the product; " +
        "other names were given at import; `import` is an import without a name.",
    }),
    month: t.exposeString("month", {
      nullable: true,
      description: "The month of the data, such as `2026-05`; null if it is unknown.",
    }),
    url: t.exposeString("url", {
      nullable: true,
      description: "The page on which everyone can correct the data; null if there is none.",
    }),
  }),
});

builder.objectType("Media", {
  description: "A picture or a video of a place.",
  fields: (t) => ({
    kind: t.expose("kind", { type: MediaKindEnum, description: "Whether the item is a picture or a video." }),
    url: t.exposeString("url", { description: "A path on our own server, or a URL with http or https." }),
  }),
});

builder.objectType("Place", {
  description: "A place in Paris that people can visit.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Part of the URL of the place's page." }),
    name: t.exposeString("name", { description: "The name that the place itself uses." }),
    otherNames: t.exposeStringList("otherNames", {
      description: "Further names, such as names in other languages and former names.",
    }),
    address: t.exposeString("address", {
      description: "Street, postcode and city as far as they are known; may be empty.",
    }),
    arrondissement: t.exposeString("arrondissement", {
      nullable: true,
      description: "The code of the arrondissement, such as `75011`.",
    }),
    neighbourhoods: t.exposeStringList("neighbourhoods", {
      description: "The names of the neighbourhoods that contain the place. They are not official, and they overlap.",
    }),
    types: t.exposeStringList("types", { description: "The types of the place; the first one is the primary type." }),
    tags: t.exposeStringList("tags", { description: "Properties of the place, such as `Terrace` or `Quiet`." }),
    placeStatus: t.expose("placeStatus", { type: PlaceStatusEnum, description: "Whether the place can be visited." }),
    rating: t.exposeFloat("rating", { nullable: true, description: "From 0 to 5." }),
    ratingSource: t.exposeString("ratingSource", {
      nullable: true,
      description:
        "Whose rating it is: `seed` is the product's own; other names were given at import, and `import` is an import " +
        "without a name. Null if it is unknown.",
    }),
    travelTime: t.int({
      nullable: true,
      description: "Minutes; null without an origin, or if the position of the place is unknown.",
      args: {
        origin: t.arg({
          type: OriginInput,
          description:
            "The start of the journey; ignored if the field that returns the place has an origin. Repeat that origin here so that a cache keeps the times of different origins apart.",
        }),
      },
      resolve: ({ travelTime: known, coordinates }, { origin }) =>
        known ?? (origin ? travelTime(originFrom(origin).from, coordinates, originFrom(origin).mode) : null),
    }),
    googleMapsUrl: t.exposeString("googleMapsUrl", {
      nullable: true,
      description: "The page of the place on Google Maps.",
    }),
    website: t.exposeString("website", { nullable: true, description: "The website of the place." }),
    phone: t.exposeString("phone", {
      nullable: true,
      description: "The telephone number in international form, such as `+33142360000`.",
    }),
    bookingUrl: t.exposeString("bookingUrl", {
      nullable: true,
      description: "The address for reservations, with `tel:`, `http:` or `https:`.",
    }),
    menuUrl: t.exposeString("menuUrl", { nullable: true, description: "The address of the menu." }),
    coordinates: t.expose("coordinates", {
      type: "Coordinates",
      nullable: true,
      description: "The position of the place.",
    }),
    description: t.exposeString("description", {
      nullable: true,
      complexity: LONG_TEXT,
      description: "A paragraph about the place.",
    }),
    openingHours: t.exposeString("openingHours", {
      nullable: true,
      description: "In the opening_hours syntax of OpenStreetMap.",
    }),
    openingHoursSource: t.expose("openingHoursSource", {
      type: "DataSource",
      nullable: true,
      description: "The source of the opening hours; null if there is none.",
    }),
    wheelchair: t.expose("wheelchair", {
      type: WheelchairEnum,
      nullable: true,
      description: "Whether the place is accessible by wheelchair; null if it is unknown.",
    }),
    isChosen: t.exposeBoolean("isChosen", {
      description: "Whether Flâneur or an operator has chosen the place, instead of only importing it.",
    }),
    source: t.expose("source", {
      type: "DataSource",
      nullable: true,
      description: "The source of the place itself; some fields may come from other sources. Null if it is unknown.",
    }),
    media: t.field({
      type: ["Media"],
      description: "Pictures and videos, best first.",
      resolve: ({ media }) => [...media],
    }),
  }),
});

builder.objectType("NearbyStation", {
  description: "A station of the metro, RER, tram or funicular near a place.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name of the station." }),
    kind: t.expose("kind", { type: StationKindEnum, description: "The kind of the station." }),
    minutes: t.exposeInt("minutes", { description: "Minutes on foot from the place." }),
  }),
});

builder.objectType("MetroLeg", {
  description: "A ride on one line of the metro.",
  fields: (t) => ({
    line: t.exposeString("line", { description: "The name of the line, such as `12`." }),
    from: t.exposeString("from", { description: "The station where the ride begins." }),
    to: t.exposeString("to", { description: "The station where the ride ends." }),
  }),
});

builder.objectType("MetroWay", {
  description: "A way by metro, as an estimate without a timetable.",
  fields: (t) => ({
    minutes: t.exposeInt("minutes", { description: "Minutes from door to door, with walks and waiting." }),
    legs: t.field({
      type: ["MetroLeg"],
      complexity: METRO_LEGS,
      description: "The rides in their order.",
      resolve: ({ legs }) => [...legs],
    }),
    lastWalkMinutes: t.exposeInt("lastWalkMinutes", { description: "Minutes on foot from the last station." }),
  }),
});

builder.objectType("PlaceDetail", {
  description: "The content of a place's page.",
  fields: (t) => ({
    place: t.expose("place", { type: "Place", description: "The place itself." }),
    related: t.field({
      type: ["Place"],
      complexity: RELATED_PLACES,
      description: "Up to six related places, best first.",
      resolve: ({ related }, _, { report }) => readablePlaces(related, report),
    }),
    nearby: t.field({
      type: ["Place"],
      complexity: NEARBY_PLACES,
      description: "Up to four places within 1,200 m, nearest first.",
      resolve: ({ nearby }, _, { report }) => readablePlaces(nearby.slice(0, NEARBY_LIMIT), report),
    }),
    stations: t.field({
      type: ["NearbyStation"],
      complexity: NEARBY_STATIONS,
      description: "Up to two stations within 1,200 m, nearest first.",
      resolve: ({ stations }) => stations.slice(0, STATIONS_LIMIT),
    }),
    hasOthers: t.exposeBoolean("hasOthers", {
      description: "Whether places that are not chosen are listed, too, so that chosen places can be marked.",
    }),
    metro: t.expose("metro", {
      type: "MetroWay",
      nullable: true,
      description: "The quickest way by metro from the origin. Null without an origin, and if a walk takes no longer.",
    }),
  }),
});
