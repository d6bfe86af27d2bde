/**
 * The map's points for a whole list of places, in columns: the same index in each column belongs to the same place. The
 * places are in the order 'Recommended', so that a map without room for all pins and names shows those of the best.
 */
export interface PlacePins {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly latitudes: readonly number[];
  readonly longitudes: readonly number[];
  /** Index of the place's first type in `typeNames`; -1 for a place without a type. */
  readonly types: readonly number[];
  readonly typeNames: readonly string[];
  /** Whether each place is chosen: see `Place.isChosen`. */
  readonly areChosen: readonly boolean[];
}

/** Limit of the pins that a map receives. */
export const MAX_PINS = 100_000;

/** Whether all columns have the same length, and every type has a name. */
export const areValidPins = ({ ids, names, latitudes, longitudes, types, typeNames, areChosen }: PlacePins): boolean =>
  [names, latitudes, longitudes, types, areChosen].every((column) => column.length === ids.length) &&
  types.every((type) => type === -1 || typeNames[type] !== undefined);
