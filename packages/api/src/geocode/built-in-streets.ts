import { fold } from "@flaneur/domain";
import type { GazetteerStreet } from "../reference/gazetteer-format.ts";
import { type GazetteerName, gazetteerNamed } from "./gazetteer-names.ts";
import type { KnownStreet } from "./known-street.ts";
import { streetKey } from "./street-words.ts";

const streetsOf = (found: readonly GazetteerName[]): readonly GazetteerStreet[] => [
  ...new Set(found.flatMap(({ of }) => (of.type === "street" ? [of.street] : []))),
];

/** Returns the key of a street's own name, which the register and the addresses of places also use. */
export const keyOfStreet = ({ name }: Pick<GazetteerStreet, "name">): string => streetKey(fold(name));

/** Returns the streets that `gazetteerNamed` finds. Their keys may have other small words or another word order. */
export const builtInStreets = (key: string): readonly GazetteerStreet[] => streetsOf(gazetteerNamed(key));

/** Returns the parts of a street in the gazetteer. */
export function partsOf(street: GazetteerStreet): readonly KnownStreet[] {
  const key = keyOfStreet(street);
  return street.parts.map(({ arrondissement, middle, odd, even, suffixed }) => ({
    id: `street:${arrondissement}-${key.replaceAll(" ", "-")}`,
    name: street.name,
    key,
    arrondissement,
    middle,
    houses: [],
    isRegistered: false,
    anchors: [...odd, ...even],
    suffixed,
  }));
}
