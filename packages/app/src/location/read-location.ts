import { type Coordinates, isRecord, validCoordinates } from "@flaneur/domain";
import type { ConfirmedLocation } from "./location.machine.ts";

const MAX_ADDRESS_LENGTH = 500;

/** Parses a confirmed location from outside this page. Null if the value is invalid. */
export function readLocation(value: unknown): ConfirmedLocation | null {
  if (!isRecord(value)) return null;
  const coordinates = readCoordinates(value.coordinates);
  const { address } = value;
  if (coordinates === null) return null;
  if (address === null) return { coordinates, address };
  return typeof address === "string" ? { coordinates, address: address.slice(0, MAX_ADDRESS_LENGTH) } : null;
}

function readCoordinates(value: unknown): Coordinates | null {
  if (!isRecord(value)) return null;
  const { latitude, longitude } = value;
  if (typeof latitude !== "number" || typeof longitude !== "number") return null;
  return validCoordinates({ latitude, longitude }) ? { latitude, longitude } : null;
}
