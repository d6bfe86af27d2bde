import { DEFAULT_NEAR_MINUTES, NEIGHBOURHOODS, PLACE_TYPES, phraseWords, TAGS } from "@flaneur/domain";
import {
  calledStreets,
  createVocabulary,
  type Phrase,
  type Reading,
  type Vocabulary,
  value,
} from "@flaneur/place-index";
import { loadGazetteer } from "../reference/gazetteer.ts";
import { neighbourhoodOutlines } from "../reference/neighbourhoods.ts";
import { intents } from "./intent-words.ts";
import { tagWords } from "./tag-words.ts";
import { typeWords } from "./type-words.ts";

const named = (text: string, reading: Reading): Phrase => ({ words: phraseWords(text), reading, isName: true });
const meaning = (text: string, reading: Reading): Phrase => ({ words: phraseWords(text), reading, isName: false });

const phrasesOf = (name: string, others: readonly string[], reading: Reading): readonly Phrase[] => [
  named(name, reading),
  ...others.map((other) => meaning(other, reading)),
];

const OPEN_NOW: Reading = [{ kind: "openNow" }];
const LATE: Reading = [{ kind: "openLate" }];
/** Adds the feminine of phrases that start with 'ouvert'. Plurals need not be listed. */
const withFeminine = (phrases: readonly string[]): readonly string[] => [
  ...phrases,
  ...phrases.filter((phrase) => /^ouvert(?: |$)/.test(phrase)).map((phrase) => phrase.replace("ouvert", "ouverte")),
];
const OPEN_WORDS = withFeminine(["open", "ouvert", "ouvert maintenant", "open right now", "now", "maintenant"]);
/** French words for 'open all day'. They are phrases with 'ouvert' too, since 'ouvert 24h' would end before '/24'. */
const ALL_DAY: readonly string[] = ["24h/24", "24 h/24", "24/24", "24h sur 24"].flatMap((hours) => [
  hours,
  ...["7j/7", "7/7", "et 7j/7", "7j sur 7"].map((days) => `${hours} ${days}`),
  `7j/7 ${hours}`,
]);
const LATE_WORDS = withFeminine([
  ...(
    "ouvert tard, late opening, open at night, ouvert la nuit, open after midnight, ouvert après minuit, open tonight, " +
    "open this evening, ouvert ce soir, 24h, 24 h, 24/7, 24 hours, open 24 hours, 24 heures, ouvert 24h"
  ).split(", "),
  ...ALL_DAY.flatMap((words) => [words, `ouvert ${words}`]),
]);
const JUST_OPENED: Reading = [{ kind: "status", status: "Just Opened" }];
const OPENING_SOON: Reading = [{ kind: "status", status: "Opening Soon" }];

/** Several tags for one word: a place needs one of them. */
const ASIAN: Reading = (["Chinese", "Japanese", "Korean", "Thai", "Vietnamese"] as const).map((tag) => ({
  ...value("tags", tag),
  either: true,
}));

const FIXED: readonly Phrase[] = [
  ...PLACE_TYPES.flatMap((type) => phrasesOf(type, typeWords(type), [value("types", type)])),
  ...TAGS.flatMap((tag) => phrasesOf(tag, tagWords(tag), [value("tags", tag)])),
  ...phrasesOf("Open now", OPEN_WORDS, OPEN_NOW),
  ...phrasesOf("Open late", LATE_WORDS, LATE),
  ...phrasesOf("Just Opened", ["new", "newly opened", "nouveau", "nouveauté", "vient d'ouvrir"], JUST_OPENED),
  ...["asian", "asian food", "asiatique", "cuisine asiatique"].map((text) => meaning(text, ASIAN)),
  ...intents.map(([text, reading]) => meaning(text, reading)),
  ...phrasesOf("Opening Soon", ["coming soon", "bientôt", "ouvre bientôt"], OPENING_SOON),
];

const STATION_KINDS: readonly string[] = ["metro", "rer", "train", "tram", "funicular"];

const neighbourhoods = (): readonly Phrase[] =>
  neighbourhoodOutlines
    .filter(({ name }) => NEIGHBOURHOODS.includes(name))
    .flatMap(({ name, otherNames }) => phrasesOf(name, otherNames, [value("neighbourhoods", name)]));

const stations = (): readonly Phrase[] =>
  loadGazetteer()
    .points.filter(({ kind }) => STATION_KINDS.includes(kind))
    .flatMap(({ name, otherNames }) =>
      phrasesOf(name, otherNames, [{ kind: "near", place: name, minutes: DEFAULT_NEAR_MINUTES }]),
    );

/** Phrases for the names of the streets, such as `rue de Charonne`. Their other names are not included. */
const streets = (): readonly Phrase[] => [
  ...loadGazetteer().streets.map(({ name }) => named(name, [{ kind: "street", name }])),
  ...calledStreets,
];

let compiled: Vocabulary | undefined;

/** Returns the vocabulary of searches. It is compiled once, when a search or a pack first needs it. */
export function vocabulary(): Vocabulary {
  compiled ??= createVocabulary([...FIXED, ...neighbourhoods(), ...stations()], streets());
  return compiled;
}
