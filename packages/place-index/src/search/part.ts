/** The parts of a search, from which its filters are read. */
import type { SearchMeaning } from "@flaneur/domain";
import type { FoundNegation } from "../negation-words.ts";
import type { Reading } from "./meaning.ts";

interface PartWords {
  /** The words as they were typed. */
  readonly words: string;
  /** What separates them from the words before: see `Words.before`. */
  readonly link: string;
}

/** A part of a search: a phrase, a negation, 'closed' without a time, or a word that means no filter. */
export type Part = PartWords &
  (
    | { readonly kind: "match"; readonly reading: Reading; readonly isWholeDay: boolean }
    | { readonly kind: "negation"; readonly negation: FoundNegation["kind"]; readonly isMark: boolean }
    /** Words that negate the phrase before them. `isSure`: false if they may also mean something else. */
    | { readonly kind: "after"; readonly isSure: boolean }
    | { readonly kind: "closing" }
    | { readonly kind: "filler" }
    | { readonly kind: "unknown" }
  );

/** A meaning with the words that express it. */
export interface Meant {
  readonly meaning: SearchMeaning;
  readonly words: string;
  /** Whether the words name a weekday without a time of day. */
  readonly isWholeDay: boolean;
}
