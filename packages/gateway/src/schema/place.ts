import { travelTime } from "@flaneur/domain";
import { LONG_TEXT, RELATED_PLACES } from "../limits/field-costs.ts";
import { builder } from "./builder.ts";
import { MediaKindEnum, PlaceStatusEnum, WheelchairEnum } from "./enums.ts";
import { OriginInput, originFrom } from "./place-inputs.ts";

builder.objectType("Coordinates", {
  description: "WGS 84, decimal degrees.",
  fields: (t) => ({
    latitude: t.exposeFloat("latitude", { description: "-90 to 90." }),
    longitude: t.exposeFloat("longitude", { description: "-180 to 180." }),
  }),
});

builder.objectType("HoursSource", {
  description: "Who says when a place is open.",
  fields: (t) => ({
    name: t.exposeString("name", {
      description:
        "`osm` is OpenStreetMap, under the ODbL; `seed` comes with the product; others were imported under that name.",
    }),
    month: t.exposeString("month", { nullable: true, description: "Of the data, `2026-05`, where it is known." }),
  }),
});

builder.objectType("Media", {
  description: "A picture or a video of a place.",
  fields: (t) => ({
    kind: t.expose("kind", { type: MediaKindEnum, description: "Which of the two it is." }),
    url: t.exposeString("url", { description: "On our own servers, or an address with http or https." }),
  }),
});

builder.objectType("Place", {
  description: "A place in Paris that one can visit.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Stands in the address of its page." }),
    name: t.exposeString("name", { description: "As the place calls itself." }),
    address: t.exposeString("address", {
      description: "With street, postcode and city as far as they are known; may be empty.",
    }),
    arrondissement: t.exposeString("arrondissement", { nullable: true, description: "Its code, `75011`." }),
    types: t.exposeStringList("types", { description: "The first is the primary type." }),
    tags: t.exposeStringList("tags", { description: "What is said of it: `Terrace`, `Quiet`." }),
    placeStatus: t.expose("placeStatus", { type: PlaceStatusEnum, description: "Whether one can go there." }),
    rating: t.exposeFloat("rating", { nullable: true, description: "0 to 5." }),
    travelTime: t.int({
      nullable: true,
      description: "Minutes; null without an origin, and where nobody knows where the place is.",
      args: {
        origin: t.arg({
          type: OriginInput,
          description:
            "Where it is measured from, unless the field that gives the place has an origin. To repeat that one here keeps the times of different origins apart in a cache.",
        }),
      },
      resolve: ({ travelTime: known, coordinates }, { origin }) =>
        known ?? (origin ? travelTime(originFrom(origin).from, coordinates, originFrom(origin).mode) : null),
    }),
    googleMapsUrl: t.exposeString("googleMapsUrl", { nullable: true, description: "Its page of Google Maps." }),
    website: t.exposeString("website", { nullable: true, description: "Its own site." }),
    coordinates: t.expose("coordinates", { type: "Coordinates", nullable: true, description: "Where it is." }),
    description: t.exposeString("description", {
      nullable: true,
      complexity: LONG_TEXT,
      description: "A paragraph about it.",
    }),
    openingHours: t.exposeString("openingHours", {
      nullable: true,
      description: "In the opening_hours syntax of OpenStreetMap.",
    }),
    openingHoursSource: t.expose("openingHoursSource", {
      type: "HoursSource",
      nullable: true,
      description: "Who says so; null where nobody says.",
    }),
    wheelchair: t.expose("wheelchair", {
      type: WheelchairEnum,
      nullable: true,
      description: "Whether one gets in with a wheelchair; null where nobody knows.",
    }),
    media: t.field({
      type: ["Media"],
      description: "Pictures and videos, best first.",
      // Media are part of the API's response; the loader fetches them when the API leaves them out.
      resolve: ({ id, media: known }, _, { media }) => known ?? media.load(id),
    }),
  }),
});

builder.objectType("PlaceDetail", {
  description: "What the page of a place shows.",
  fields: (t) => ({
    place: t.expose("place", { type: "Place", description: "The place itself." }),
    related: t.field({
      type: ["Place"],
      complexity: RELATED_PLACES,
      description: "Up to six, best first.",
      resolve: ({ related }) => [...related],
    }),
  }),
});
