/** The end of a sentence: a stop, perhaps closing quotes, and a capital or an opening quote after the space. */
const SENTENCE_END = /[.!?…]["”»)]*\s+(?=["“«(]?\p{Lu})/gu;
/** Anything shorter is more likely an abbreviation ('St. Germain') than a sentence. */
const SHORTEST = 24;

export interface Lead {
  readonly lead: string;
  /** What follows, as paragraphs; blank lines in the text separate them. */
  readonly rest: readonly string[];
}

/** Cuts a description into the sentence that is set large and the rest (§2 'About this place'). */
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
