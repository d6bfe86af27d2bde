/** Advances of Inter 450 in hundredths of an em, in groups of letters about as wide as each other. */
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
/** Digits, and letters of other scripts. */
const OTHER = 63;

/** About how wide a word is in Inter 450, in pixels: exact to a pixel or two for French, without asking the page. */
export function textWidth(text: string, fontSize: number): number {
  let sum = 0;
  // An accent takes no room of its own.
  for (const character of text.normalize("NFD").replace(/\p{M}/gu, "")) sum += ADVANCES.get(character) ?? OTHER;
  return (sum * fontSize) / 100;
}
