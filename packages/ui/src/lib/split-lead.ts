/**
 * The end of a sentence: an end mark, then optional closing quotes or brackets, then a space before a capital letter or
 * before an opening quote and a capital letter.
 */
const SENTENCE_END = /[.!?…]["”»)]*\s+(?=["“«(]?\p{Lu})/gu;
/** The minimum length of a lead. A shorter match is more likely an abbreviation ('St. Germain') than a sentence. */
const SHORTEST = 24;

export interface Lead {
  readonly lead: string;
  /** The rest of the text as paragraphs, which are separated by blank lines. */
  readonly rest: readonly string[];
}

/** Splits a description into its first sentence, which is shown large, and the rest (§2 'About this place'). */
export function splitLead(description: string): Lead {
  const [first = "", ...others] = description
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s+/g, " "));
  for (const match of first.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].trimEnd().length;
    if (end >= SHORTEST) return { lead: first.slice(0, end), rest: [first.slice(end).trim(), ...others] };
  }
  return { lead: first, rest: others };
}
