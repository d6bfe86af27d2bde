import { LONG_TEXT, RELATED_PLACES } from "../limits/field-costs.ts";
import { builder } from "./builder.ts";
import { MediaKindEnum, PlaceStatusEnum, WheelchairEnum } from "./enums.ts";

builder.objectType("Coordinates", {
  description: "WGS 84, decimal degrees.",
  fields: (t) => ({ latitude: t.exposeFloat("latitude"), longitude: t.exposeFloat("longitude") }),
});

builder.objectType("Media", {
  fields: (t) => ({ kind: t.expose("kind", { type: MediaKindEnum }), url: t.exposeString("url") }),
});

builder.objectType("Place", {
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    address: t.exposeString("address"),
    arrondissement: t.exposeString("arrondissement", { nullable: true, description: "Its code, `75011`." }),
    types: t.exposeStringList("types", { description: "The first is the primary type." }),
    tags: t.exposeStringList("tags"),
    placeStatus: t.expose("placeStatus", { type: PlaceStatusEnum }),
    rating: t.exposeFloat("rating", { nullable: true, description: "0 to 5." }),
    travelTime: t.exposeInt("travelTime", { nullable: true, description: "Minutes; null unless an origin was given." }),
    googleMapsUrl: t.exposeString("googleMapsUrl", { nullable: true }),
    website: t.exposeString("website", { nullable: true }),
    coordinates: t.expose("coordinates", { type: "Coordinates", nullable: true }),
    description: t.exposeString("description", { nullable: true, complexity: LONG_TEXT }),
    openingHours: t.exposeString("openingHours", {
      nullable: true,
      description: "In the opening_hours syntax of OpenStreetMap.",
    }),
    wheelchair: t.expose("wheelchair", { type: WheelchairEnum, nullable: true }),
    media: t.field({
      type: ["Media"],
      description: "Pictures and videos, best first; one upstream call for all places of a request.",
      // They come with the places; POST /media/places/batch, through the loader, where an API does not send them.
      resolve: ({ id, media: known }, _, { media }) => known ?? media.load(id),
    }),
  }),
});

builder.objectType("PlaceDetail", {
  fields: (t) => ({
    place: t.expose("place", { type: "Place" }),
    related: t.field({
      type: ["Place"],
      complexity: RELATED_PLACES,
      description: "Up to six, best first.",
      resolve: ({ related }) => [...related],
    }),
  }),
});
