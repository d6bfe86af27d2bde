import { phraseWords } from "@flaneur/domain";
import type { Phrase } from "./vocabulary.ts";

/** What people call streets, apart from the names of their signs. */
const CALLED: Readonly<Record<string, string>> = {
  "Boulevard Saint-Michel": "boulmich, boul'mich, boul mich",
  "Boulevard Saint-Germain": "boulevard st germain",
};

/**
 * The phrases for these streets. They are no part of a pack, whose earlier readers know no street: the api and the device
 * add them to the names of the streets.
 */
export const calledStreets: readonly Phrase[] = Object.entries(CALLED).flatMap(([name, others]) =>
  others
    .split(", ")
    .map((text): Phrase => ({ words: phraseWords(text), reading: [{ kind: "street", name }], isName: false })),
);
