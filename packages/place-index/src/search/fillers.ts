/** Words that have no meaning in a search, folded. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    "a an and au aux avec best bon bonne by ce chez dans d de des du en et find for good i in is l la le les me " +
    "meilleur meilleure moi mon my of on or ou paris place pour quelque chose quoi some somewhere something that the to today un une visit what where with"
  ).split(" "),
);
