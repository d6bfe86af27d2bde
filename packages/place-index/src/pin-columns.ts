import { compareTypes, type PlacePins } from "@flaneur/domain";

export interface Pin {
  readonly id: string;
  readonly name: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly type: string | null;
  readonly isChosen: boolean;
}

/** Steps per degree: five decimals are a precision of one metre. */
const STEPS = 1e5;
const toMetre = (degrees: number | null): number => Math.round((degrees ?? 0) * STEPS) / STEPS;

/** Converts pins to columns. The type of a pin is an index into `typeNames`, or -1 for a pin without a type. */
export function pinColumns(pins: readonly Pin[]): PlacePins {
  const typeNames = [...new Set(pins.flatMap(({ type }) => type ?? []))].sort(compareTypes);
  const indexes = new Map(typeNames.map((name, index) => [name, index]));
  return {
    ids: pins.map(({ id }) => id),
    names: pins.map(({ name }) => name),
    latitudes: pins.map(({ latitude }) => toMetre(latitude)),
    longitudes: pins.map(({ longitude }) => toMetre(longitude)),
    types: pins.map(({ type }) => (type === null ? -1 : (indexes.get(type) ?? -1))),
    typeNames,
    areChosen: pins.map(({ isChosen }) => isChosen),
  };
}
