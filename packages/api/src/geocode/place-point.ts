import { sql } from "drizzle-orm";
import { places } from "../db/schema.ts";

/**
 * The columns of a place that a result needs. Select them with a condition that excludes places without coordinates.
 */
export const placeWithPoint = {
  id: places.id,
  address: places.address,
  arrondissement: places.arrondissement,
  latitude: sql<number>`${places.latitude}`,
  longitude: sql<number>`${places.longitude}`,
};
