import type { FilterCategory, SearchMeaning } from "@flaneur/domain";
import { wordsOf } from "@flaneur/domain";
import { type FoundNegation, isWithoutMeaning } from "../negation-words.ts";
import type { Reading } from "./meaning.ts";
import type { Meant, Part } from "./part.ts";

interface Read {
  readonly found: readonly Meant[];
  /** The words that mean no filter. */
  readonly rest: string;
}

type Phrase = Extract<Part, { readonly kind: "match" }>;

/** A negation, and what it has excluded. */
interface Scope {
  readonly kind: FoundNegation["kind"];
  /** The words of the negation. */
  readonly words: string;
  readonly isMark: boolean;
  /** The index of the part. */
  readonly at: number;
  /** The category of the first phrase after the negation; null before a phrase, and for a phrase that is not a value. */
  category: FilterCategory | null;
  isUsed: boolean;
  /** Whether an unknown word is between the negation and the next phrase, as in 'no loud music'. */
  isInterrupted: boolean;
  /** The last word or mark between two phrases of the list. */
  link: "" | "and" | "or" | "comma";
}

const AND = new Set(["and", "et"]);
const OR = new Set(["or", "ou"]);
/** Words that end the list of a negation. */
const ENDS = new Set(["but", "mais", "only", "seulement"]);
const WITH = new Set(["with", "avec"]);
/** The tags that say with whom the visitor comes. */
const COMPANY: ReadonlySet<string> = new Set(["Kids", "With friends", "Date", "Solo"]);
const AREAS: ReadonlySet<FilterCategory | null> = new Set<FilterCategory | null>(["arrondissements", "neighbourhoods"]);

const categoryOf = ([meaning]: Reading): FilterCategory | null => (meaning?.kind === "value" ? meaning.category : null);

/** Whether the words of a time contain 'open'. */
const isOpening = (words: string): boolean => /(?<!\p{L})(?:open|ouvert)/iu.test(words);

/** Whether 'or' can join a meaning with another one: a type or a tag that is not excluded. */
const isAlternative = (meaning: SearchMeaning): boolean =>
  meaning.kind === "value" && (meaning.category === "tags" || meaning.category === "types") && meaning.negated !== true;
const eitherOf = (meaning: SearchMeaning): SearchMeaning =>
  meaning.kind === "value" ? { ...meaning, either: true } : meaning;

/** Returns what a phrase after the first one of a negation means: excluded, included, or not sure. */
function inList(scope: Scope, { reading, words, link }: Phrase): "excluded" | "included" | "unsure" {
  const category = categoryOf(reading);
  const between = link === "comma" || link === "or" ? link : scope.link;
  if (category !== null && category === scope.category) {
    if (between === "or") return "excluded";
    if (category !== "tags") {
      if (between === "comma") return scope.kind === "except" ? "excluded" : "unsure";
      return between === "and" || AREAS.has(category) ? "excluded" : "unsure";
    }
    return between === "and" && scope.kind === "except" ? "excluded" : "unsure";
  }
  if (between === "comma") return "included";
  if (between === "or") return "unsure";
  const isTime = reading[0]?.kind === "openNow" || isOpening(words);
  if (between === "and") return isTime ? "included" : "unsure";
  // What follows an excluded type may describe it: 'not bars with terrace'. Company is that of the visitor.
  if (reading.every((meaning) => meaning.kind === "value" && COMPANY.has(meaning.value))) return "included";
  return scope.category === "types" && category === "tags" ? "unsure" : "included";
}

/** Returns a reading without what a negation excludes; null if it cannot be excluded for sure. */
function excluded(reading: Reading, isOpen: boolean): Reading | null {
  const [first] = reading;
  if (first?.kind === "closedAt") return [{ ...first, kind: "openAt" }];
  if (first?.kind === "openAt") return isOpen ? [{ ...first, kind: "closedAt" }] : null;
  if (first?.kind === "openNow") return [{ kind: "closedNow" }];
  if (first?.kind === "closedNow") return [{ kind: "openNow" }];
  return first !== undefined && reading.every(({ kind }) => kind === "value")
    ? reading.flatMap((each) =>
        each.kind === "value"
          ? [{ kind: "value" as const, category: each.category, value: each.value, negated: true as const }]
          : [],
      )
    : null;
}

/**
 * Applies the negations of a search to its phrases: 'vegetarian not vegan' excludes Vegan, and 'except 11e and 12e' both
 * arrondissements. Phrases that a negation may exclude, but not for sure, become words without a meaning.
 */
export function readParts(parts: readonly Part[]): Read {
  const found: (Meant & { readonly at: number })[] = [];
  const rest: { readonly at: number; readonly words: string }[] = [];
  const hasNegation = parts.some(({ kind }) => kind === "negation" || kind === "closing" || kind === "after");
  let scope: Scope | null = null;
  /** Adverbs and negations that become text if the phrase after them has no meaning. */
  let held: { readonly at: number; readonly words: string }[] = [];
  const drop = (at: number, words: string) => rest.push({ at, words });
  const release = () => {
    rest.push(...held);
    held = [];
  };
  const add = (at: number, { isWholeDay }: Phrase, reading: Reading, words: string) =>
    found.push(...reading.map((meaning) => ({ meaning, words, isWholeDay, at })));
  /** The index of the last phrase outside of a negation. */
  let lastPhrase: number | null = null;
  /** The index of the last phrase, if 'or' or a slash follows it; null otherwise. */
  let alternative: number | null = null;
  /** Adds a phrase. After 'or', a place needs only one of its types and tags and those of the phrase before. */
  const addPhrase = (at: number, part: Phrase) => {
    const before = part.link === "or" ? lastPhrase : alternative;
    add(at, part, part.reading, part.words);
    const both = found.filter((each) => each.at === at || each.at === before);
    if (before !== null && both.every(({ meaning }) => isAlternative(meaning)))
      for (const each of both) found[found.indexOf(each)] = { ...each, meaning: eitherOf(each.meaning) };
    lastPhrase = at;
    alternative = null;
  };
  const isOpen = () => found.some(({ meaning }) => meaning.kind === "openNow");
  const negate = (at: number, part: Phrase, by: Scope) => {
    const reading =
      by.kind === "unsure" || by.isInterrupted ? null : excluded(part.reading, isOpening(part.words) || isOpen());
    if (reading === null) {
      release();
      drop(at, by.isMark ? `-${part.words}` : part.words);
    } else add(at, part, reading, by.isMark ? `-${part.words}` : `${by.words} ${part.words}`);
    held = [];
    by.isUsed = true;
    by.category = categoryOf(part.reading);
    by.link = "";
  };
  for (const [at, part] of parts.entries()) {
    const [word = ""] = wordsOf(part.words);
    switch (part.kind) {
      case "negation": {
        const isDouble: boolean = scope !== null && !scope.isUsed;
        const before: string = isDouble && scope !== null ? `${scope.words} ` : "";
        const kind: FoundNegation["kind"] = isDouble ? "unsure" : part.negation;
        if (!isDouble) release();
        if (!part.isMark) held.push({ at, words: part.words });
        scope = {
          kind,
          words: before + part.words,
          isMark: part.isMark,
          at,
          category: null,
          isUsed: false,
          isInterrupted: false,
          link: "",
        };
        break;
      }
      case "match": {
        if (scope === null) addPhrase(at, part);
        else if (!scope.isUsed) {
          negate(at, part, scope);
          // A mark excludes one phrase.
          if (scope.isMark) scope = null;
        } else {
          const way = inList(scope, part);
          if (way === "excluded") negate(at, part, scope);
          else if (way === "unsure") drop(at, part.words);
          else {
            add(at, part, part.reading, part.words);
            scope = null;
          }
        }
        break;
      }
      case "after": {
        const last = found.filter((each) => each.at === at - 1);
        for (const each of last) found.splice(found.indexOf(each), 1);
        const [reading] = [
          excluded(
            last.map(({ meaning }) => meaning),
            false,
          ),
        ];
        const words = last[0]?.words ?? "";
        const all = `${words}${part.link === "hyphen" ? "-" : " "}${part.words}`.trim();
        if (last.length > 0 && reading !== null && part.isSure && scope === null)
          found.push(...reading.map((meaning) => ({ meaning, words: all, isWholeDay: false, at })));
        else drop(at, all);
        break;
      }
      case "closing":
        release();
        drop(at, part.words);
        break;
      case "filler":
      case "unknown": {
        const isFiller = part.kind === "filler";
        alternative = isFiller && (OR.has(word) || part.link === "or") ? lastPhrase : null;
        if (scope !== null && (ENDS.has(word) || (scope.isUsed && WITH.has(word) && scope.category !== "types"))) {
          scope = null;
          release();
          break;
        }
        if (scope !== null && (part.link === "comma" || part.link === "or")) scope.link = part.link;
        if (scope !== null && AND.has(word)) scope.link = "and";
        if (scope !== null && OR.has(word)) scope.link = "or";
        if (isFiller) break;
        // 'ouvert tous les jours sauf le lundi'
        if (hasNegation && scope === null && isOpen() && isWithoutMeaning(word)) break;
        if (scope !== null && isWithoutMeaning(word)) {
          if (!scope.isUsed) held.push({ at, words: part.words });
          break;
        }
        if (scope?.isMark) {
          drop(at, `-${part.words}`);
          scope = null;
          break;
        }
        if (scope !== null && !scope.isUsed) {
          scope.isInterrupted = true;
          release();
        }
        drop(at, part.words);
        break;
      }
    }
  }
  release();
  return settle(parts, found, rest);
}

/** Joins 'closed' with the time elsewhere in the text, and removes contradictions. */
function settle(
  parts: readonly Part[],
  found: readonly (Meant & { readonly at: number })[],
  rest: readonly { readonly at: number; readonly words: string }[],
): Read {
  const closing = parts.flatMap((part, at) => (part.kind === "closing" ? [{ at, words: part.words }] : []));
  const isTime = ({ meaning, words }: Meant) => meaning.kind === "openAt" && !isOpening(words);
  const others = rest.filter(({ at }) => !closing.some((each) => each.at === at));
  const isSure = others.length === 0 && !parts.some(({ kind }) => kind === "negation");
  const times = closing.length === 0 ? [] : found.filter(isTime);
  // The filter has one moment, and a weekend has two days.
  const isJoined = isSure && times.length > 0 && !times.some(({ words }) => WEEKEND.test(words));
  const closed = closing.map(({ words }) => words).join(" ");
  // 'closed' alone is about this moment, as 'open' alone is.
  const [bare] = closing;
  const isBare = bare !== undefined && isSure && closing.length === 1 && isClosed(bare.words) && !found.some(isOfTime);
  if (isBare) {
    const meaning = { kind: "closedNow" } as const;
    const now = { meaning, words: bare.words, isWholeDay: false, at: bare.at };
    return { found: [...found, now].toSorted((a, b) => a.at - b.at), rest: "" };
  }
  const joined = found.flatMap((each) => {
    if (closing.length === 0 || !times.includes(each) || each.meaning.kind !== "openAt")
      return isLateClosing(each) ? [] : [each];
    return isJoined
      ? [{ ...each, meaning: { ...each.meaning, kind: "closedAt" as const }, words: `${closed} ${each.words}` }]
      : [];
  });
  const days = new Set(joined.flatMap(({ meaning }) => (meaning.kind === "closedAt" ? [JSON.stringify(meaning)] : [])));
  // The filter has one moment.
  const single = days.size > 1 ? joined.filter(({ meaning }) => meaning.kind !== "closedAt") : joined;
  const kept = single.filter((each) => !isContradicted(each, single));
  const lost = found.filter(({ at }) => !kept.some((each) => each.at === at));
  const words = [...(isJoined && days.size < 2 ? others : rest), ...lost].toSorted((a, b) => a.at - b.at);
  return { found: kept, rest: words.map((each) => each.words).join(" ") };

  /** Whether the text has 'closed' and the tag of late evenings: 'closed late' is not 'Late night'. */
  function isLateClosing({ meaning }: Meant): boolean {
    return closing.length > 0 && meaning.kind === "value" && meaning.value === "Late night";
  }
}

const WEEKEND = /week[ -]?end/iu;

/** Whether a closing word is 'closed', and not a verb that needs a time, such as 'closes', or a farm ('ferme'). */
const isClosed = (words: string): boolean => /^(?:closed|shut|fermée?s?)$/iu.test(words.normalize("NFC"));

const isOfTime = ({ meaning }: Meant): boolean =>
  /^(?:open|closed)/.test(meaning.kind) || (meaning.kind === "value" && meaning.value === "Late night");

/** Whether a value is both included and excluded. 'asian not chinese' includes the other values of 'asian'. */
function isContradicted(
  each: Meant & { readonly at: number },
  all: readonly (Meant & { readonly at: number })[],
): boolean {
  const { meaning } = each;
  if (meaning.kind !== "value") {
    // The filter has one moment: 'open saturday closed sunday' cannot be both.
    const isClosed = meaning.kind === "closedAt" || meaning.kind === "closedNow";
    return isClosed && all.some(({ meaning: { kind } }) => kind === "openAt" || kind === "openLate");
  }
  const opposite = all.find(
    (other) =>
      other.meaning.kind === "value" &&
      other.meaning.value === meaning.value &&
      other.meaning.category === meaning.category &&
      other.meaning.negated !== meaning.negated,
  );
  if (opposite === undefined) return false;
  const included = meaning.negated === true ? opposite : each;
  const isOneOfSeveral = all.filter(({ at }) => at === included.at).length > 1;
  return meaning.negated === true ? !isOneOfSeveral : true;
}
