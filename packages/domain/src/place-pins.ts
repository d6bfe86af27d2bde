/** Points of a map for a whole list of places, in columns: what stands at one index belongs to one place. */
export interface PlacePins {
  readonly ids: readonly string[];
  readonly latitudes: readonly number[];
  readonly longitudes: readonly number[];
  /** Where the place's first type stands in `typeNames`; -1 for a place without one. */
  readonly types: readonly number[];
  readonly typeNames: readonly string[];
}

export const NO_PINS: PlacePins = { ids: [], latitudes: [], longitudes: [], types: [], typeNames: [] };

/** How many a map gets at most. */
export const MAX_PINS = 100_000;

/** Whether every column has as many values as there are places, and every type its name. */
export const pinsFit = ({ ids, latitudes, longitudes, types, typeNames }: PlacePins): boolean =>
  [latitudes, longitudes, types].every((column) => column.length === ids.length) &&
  types.every((type) => type === -1 || typeNames[type] !== undefined);
