import type { Coordinates } from "@flaneur/domain";
import type { NumberedPoint, SuffixedPoint } from "../reference/gazetteer-format.ts";

/** A house number, from the register or from the address of a place. */
export interface House extends Coordinates {
  /** An id that is unique among all results. */
  readonly id: string;
  readonly number: number;
  readonly suffix: string;
}

/** A street, or its part in one arrondissement. */
export interface KnownStreet {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly arrondissement: string;
  /** A point on the street, about half-way along it. */
  readonly middle: Coordinates;
  /**
   * Houses around the number of the query, and perhaps others. When the query has no number, only houses from the
   * addresses of places.
   */
  readonly houses: readonly House[];
  /**
   * Whether an imported register contains the street. `houses` then contains all of its numbers around the number of
   * the query.
   */
  readonly isRegistered: boolean;
  /**
   * House numbers from the gazetteer. The point of any other number, interpolated between the nearest anchors on its
   * side of the street, is within 20 m of the house.
   */
  readonly anchors: readonly NumberedPoint[];
  /**
   * Numbers with a suffix, from the gazetteer, except those within 20 m of the point that `anchors` give for the number
   * without the suffix.
   */
  readonly suffixed: readonly SuffixedPoint[];
}

const nameOf = ({ number, suffix }: House): string => `${number}|${suffix}`;

/** Returns the known houses, and the houses of `more` whose number and suffix no known house has. */
export function withHouses(known: readonly House[], more: readonly House[]): readonly House[] {
  const taken = new Set(known.map(nameOf));
  return [...known, ...more.filter((house) => !taken.has(nameOf(house)))];
}
