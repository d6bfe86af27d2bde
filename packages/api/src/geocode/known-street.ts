import type { Coordinates } from "@flaneur/domain";
import type { NumberedPoint } from "../reference/gazetteer-format.ts";

/** A house number, from the register or from the address of a place. */
export interface House extends Coordinates {
  /** Unique among all that can be found. */
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
  /** On the street, about half-way. */
  readonly middle: Coordinates;
  /** None when the query has no number; else those around it, and perhaps others. */
  readonly houses: readonly House[];
  /** Whether `houses` has every number of the street around the query's: a register of addresses was imported. */
  readonly isRegistered: boolean;
  /** Numbers of the gazetteer. All others of the street lie within 20 m of the lines between them. */
  readonly anchors: readonly NumberedPoint[];
}

const nameOf = ({ number, suffix }: House): string => `${number}|${suffix}`;

/** House numbers of the register, and those of places that the register does not have. */
export function withHouses(known: readonly House[], more: readonly House[]): readonly House[] {
  const taken = new Set(known.map(nameOf));
  return [...known, ...more.filter((house) => !taken.has(nameOf(house)))];
}
