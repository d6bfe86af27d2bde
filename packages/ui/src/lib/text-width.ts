/** Widths of letters of Inter 450 in hundredths of an em. Letters of about the same width are in one group. */
const GROUPS: readonly (readonly [advance: number, characters: string])[] = [
  [26, "ijlI ’"],
  [31, ".,'"],
  [36, "ftr()/"],
  [46, "-–"],
  [54, "ksx"],
  [57, "acevyzJL"],
  [61, "bdghnopquEF"],
  [66, "BKPRSTZ&"],
  [71, "ACDVXY"],
  [75, "GHNOQU"],
  [85, "mw"],
  [97, "MWœæŒÆ"],
];
const ADVANCES = new Map(GROUPS.flatMap(([advance, characters]) => [...characters].map((each) => [each, advance])));
/** The width of digits and of letters of other scripts. */
const OTHER = 63;

/** Estimates the width of a text in Inter 450, in pixels. The error is one or two pixels for French. */
export function textWidth(text: string, fontSize: number): number {
  let sum = 0;
  // Accents have no width.
  for (const character of text.normalize("NFD").replace(/\p{M}/gu, "")) sum += ADVANCES.get(character) ?? OTHER;
  return (sum * fontSize) / 100;
}
