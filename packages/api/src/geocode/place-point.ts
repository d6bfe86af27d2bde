import { sql } from "drizzle-orm";
import { places } from "../db/schema.ts";

/** What an answer needs of a place that lies somewhere, to be asked with a condition that leaves out all others. */
export const placeWithPoint = {
  id: places.id,
  address: places.address,
  arrondissement: places.arrondissement,
  latitude: sql<number>`${places.latitude}`,
  longitude: sql<number>`${places.longitude}`,
};
