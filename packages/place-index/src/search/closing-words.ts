import type { SearchMeaning } from "@flaneur/domain";
import { negationAt } from "../negation-words.ts";
import type { Reading } from "./meaning.ts";
import type { Part } from "./part.ts";
import type { Words } from "./search-words.ts";
import { timeAt } from "./time-words.ts";
import type { Vocabulary } from "./vocabulary.ts";

const CLOSED = /^(?:closed|shut|ferme|fermee|fermes|fermees)$/;
/** Verbs of closing. With a time of day, they name the end of the opening hours, not a time at which a place is closed. */
const CLOSES = /^(?:closes|closing|shuts|shutting|ferment|fermant|fermeture)$/;
const OPEN = /^(?:open|opens|opened|opening|ouverte?s?|ouvre|ouvrent)$/;
/** Words that mean this moment, or the rest of this day. */
const NOW = /^(?:right now|now|today|currently|maintenant|actuellement|aujourd hui|en ce moment|at the moment)(?= |$)/;
/** Words of a period. A place that is closed 'until ten' is open at ten. */
const PERIOD = /(?:^| )(?:until|till|jusqu|from|to|de|du)(?= |$)/;

type Closing = Extract<Part, { readonly kind: "match" | "closing" | "unknown" }>;

const closedAt = ({ weekday, minute }: Extract<SearchMeaning, { readonly kind: "openAt" }>): Reading => [
  { kind: "closedAt", weekday, minute },
];

/** Words between the days of a list or of a period. */
const BETWEEN_DAYS = /^(?:(?:and|et|or|ou|to|till|until|through|thru|a|au|jusqu|on|le|les|the) )*/;

/** Returns the number of words that name further days at the start of folded words, as in 'and Sunday'; 0 if none do. */
function otherDays(folded: readonly string[]): number {
  const links = BETWEEN_DAYS.exec(folded.slice(0, MAX_LINKS).join(" "))?.[0].split(" ").length ?? 1;
  const after = folded.slice(links - 1);
  const day = OPEN.test(after[0] ?? "") ? null : timeAt(after);
  if (day === null || !day.isWholeDay) return 0;
  const length = links - 1 + day.length;
  return length + otherDays(folded.slice(length));
}
const MAX_LINKS = 4;

/** Returns the number of words that mean 'closed' at the start of folded words; 0 if there are none. */
function closingLength(folded: readonly string[]): number {
  const [first = ""] = folded;
  if (CLOSED.test(first) || CLOSES.test(first)) return 1;
  const negation = negationAt(folded);
  return negation !== null && negation.kind !== "unsure" && OPEN.test(folded[negation.length] ?? "")
    ? negation.length + 1
    : 0;
}

/**
 * Reads a word such as 'closed' or 'not open', with the time after it: 'closed on Sunday', 'fermé maintenant'. Returns
 * `closing` if no time follows, null if the words do not start with such a word, and words without a meaning for a time
 * at which a place may be open: 'closes at 2am', 'closed until 10'.
 */
export function closingAt(
  { folded, singular, typed }: Words,
  at: number,
  vocabulary: Vocabulary,
): (Pick<Closing, "kind"> & Closing & { readonly length: number }) | null {
  const length = closingLength(folded.slice(at));
  if (length === 0) return null;
  const after = folded.slice(at + length);
  const first = folded[at] ?? "";
  // 'ferme' without an accent is also the verb, and a farm.
  const isVerb = CLOSES.test(first) || (first === "ferme" && typed[at]?.toLowerCase() === "ferme");
  const bare = { words: "", link: "", length } as const;
  const now = NOW.exec(after.join(" "))?.[0].split(" ").length ?? 0;
  const time = timeAt(["open", ...after]);
  const isLate = ["open", "ouvert"].some((open) =>
    [3, 2].some((words) =>
      vocabulary
        .exactly([open, ...singular.slice(at + length, at + length + words - 1)])
        .some(({ words: own, reading }) => own.length > 1 && reading[0]?.kind === "openLate"),
    ),
  );
  if (isLate) return { ...bare, kind: "unknown", length: length + 1 };
  if (time !== null && time.length > 1) {
    const whole = length + time.length - 1;
    // The filter has one moment: 'closed on Saturday and Sunday' cannot be both.
    const list = time.isWholeDay ? otherDays(folded.slice(at + whole)) : 0;
    if (list > 0) return { ...bare, kind: "unknown", length: whole + list };
    const words = folded.slice(at + length, at + whole).join(" ");
    const isUnsure =
      (!time.isWholeDay && (isVerb || PERIOD.test(words))) || /(?:^| )(?:first|premier|week ?ends?)(?= |$)/.test(words);
    if (isUnsure) return { ...bare, kind: "unknown", length: whole };
    return {
      ...bare,
      kind: "match",
      reading: closedAt(time.meaning),
      isWholeDay: time.isWholeDay,
      length: whole,
    };
  }
  if (now > 0 && !isVerb)
    return { ...bare, kind: "match", reading: [{ kind: "closedNow" }], isWholeDay: false, length: length + now };
  // 'not open air' excludes the tag 'Open air'.
  const isPhrase = [3, 2].some((words) =>
    vocabulary
      .exactly(singular.slice(at + length - 1, at + length - 1 + words))
      .some(({ words: own }) => own.length === words),
  );
  return isPhrase ? null : { ...bare, kind: "closing" };
}
