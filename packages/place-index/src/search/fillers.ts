/** Words that have no meaning in a search, folded. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    "a an and au aux avec best boire bon bonne by can ce cherche chez dans d de des du en et find for get good have i in is je l la le les me " +
    "meilleur meilleure moi mon my of on or ou paris place pour prendre quelque chose quoi some somewhere something that the to today un une veux visit voir want what where with"
  ).split(" "),
);
