import { fold } from "@flaneur/domain";
import type { GazetteerStreet } from "../reference/gazetteer-format.ts";
import { type GazetteerName, gazetteerNamed } from "./gazetteer-names.ts";
import type { KnownStreet } from "./known-street.ts";
import { streetKey } from "./street-words.ts";

const streetsOf = (found: readonly GazetteerName[]): readonly GazetteerStreet[] => [
  ...new Set(found.flatMap(({ of }) => (of.type === "street" ? [of.street] : []))),
];

/** The key of a street's own name, by which the register and the addresses of places have it. */
export const keyOfStreet = ({ name }: Pick<GazetteerStreet, "name">): string => streetKey(fold(name));

/** The streets that a key names, by one of their names. */
export const builtInStreets = (key: string): readonly GazetteerStreet[] => streetsOf(gazetteerNamed(key));

/** A street of the gazetteer, in its parts. */
export function partsOf(street: GazetteerStreet): readonly KnownStreet[] {
  const key = keyOfStreet(street);
  return street.parts.map(({ arrondissement, middle, odd, even }) => ({
    id: `street:${arrondissement}-${key.replaceAll(" ", "-")}`,
    name: street.name,
    key,
    arrondissement,
    middle,
    houses: [],
    isRegistered: false,
    anchors: [...odd, ...even],
  }));
}
