/** A negation at the start of folded words. */
export interface FoundNegation {
  /** The number of words. */
  readonly length: number;
  /**
   * `except` excludes all items of the list after it: 'except bars, restaurants'. `not` excludes the first item and
   * those after 'or'. `unsure` may include or exclude what follows: 'not only vegan', 'far from the Louvre'.
   */
  readonly kind: "except" | "not" | "unsure";
}

const CONTRACTED =
  "(?:is|are|do|does|did|wo|was|were|have|has|ca|could|should|would) ?n t|(?:is|are|do|does|wo|was|have|has|ca|should)nt|cannot";
/** The French words for 'of'. */
const OF = "(?:de|du|des|d)";

const UNSURE =
  "(?:not|non|pas) (?:only|just|merely|que|seulement|uniquement|juste|sure)|non seulement|nothing (?:but|other than)|" +
  `none other than|rien (?:que|d autre que)|far from|(?:tres )?loin ${OF}|away from|more than|over(?= \\d)|` +
  `plus ${OF}|at least|au moins|beyond|further than|farther than|au dela ${OF}|` +
  "(?:less|moins)(?! (?:than|de|du|des|d|que|qu)(?: |$))";
const EXCEPT =
  "excep(?:t|ted|ting)(?: for)?|exept|excpet|expect|exluding|excluding|excludes?|excluded|excl|without(?: any)?|witout|whitout|" +
  "w o|w out|(?:(?:any|every)(?:thing|where|one) |any |all )?other than|(?:(?:any|every)(?:thing|where|one)|all) (?:but|except)|" +
  "apart from|aside from|besides|minus|instead of|rather than|free (?:of|from)|lacking|lack of|avoid(?:ing)?|skip(?:ping)?|" +
  "no|nor|neither|zero|none of|" +
  `(?:tout |tous |toutes )?sauf|sans(?: aucune?)?|hors(?: ${OF})?|hormis|excepte(?:e|s|es)?|(?:mise?s? )?a part|` +
  `a l (?:exception|exclusion) ${OF}|en dehors ${OF}|dehors ${OF}|(?:en )?excluant|exclure|exclus?|exclues?|` +
  `(?:tout )?autres? (?:chose )?(?:que|qu)(?: ${OF})?|autre part (?:que|qu)|ailleurs (?:que|qu)|plutot (?:que|qu)|au lieu ${OF}|` +
  "a la place de|(?:en )?evitant|eviter|evitez?|aucune?s?|ni|interdit(?:e|s|es)? (?:a|au|aux)|forbidden to|allergic to|" +
  "allergique (?:a|au|aux)";
const NOT = `not|non|pas|no longer|never|jamais|${CONTRACTED}|hate|dislike`;
/** Words before a negation that belong to it: 'that isn't vegan', 'il n'y a pas de terrasse', 'partout sauf'. */
const BEFORE =
  "(?:(?:surtout|absolument|certainement|absolutely|definitely|certainly|partout|tout|whatever|wherever|n importe (?:ou|quoi|lequel)|that|which|who|qui|il|ils|elle|elles|on|i|we|they|there|je|it|is|are|do|does|have|has|n|ne|est|sont|a|ont|y|veux|" +
  "but|and|or|with|mais|et|ou|avec) )*";

const PATTERNS: readonly (readonly [FoundNegation["kind"], RegExp])[] = (
  [
    ["unsure", UNSURE],
    ["except", EXCEPT],
    ["not", NOT],
  ] as const
).map(([kind, words]) => [kind, new RegExp(`^(?<before>${BEFORE})(?:${words})(?= |$)`)] as const);

/**
 * Reads a negation at the start of folded words: 'except', 'but not', 'sauf', 'pas de'. `before` is the number of words
 * that only introduce it, such as 'qui n'est' in "qui n'est pas".
 */
export function negationAt(words: readonly string[]): (FoundNegation & { readonly before: number }) | null {
  const text = words.slice(0, MAX_WORDS).join(" ");
  for (const [kind, pattern] of PATTERNS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const before = match.groups?.before?.split(" ").length ?? 1;
    return { kind, length: match[0].split(" ").length, before: before - 1 };
  }
  return null;
}

/** The longest negation with its introduction, in words. */
const MAX_WORDS = 12;

const ALLOWED =
  "allowed|permitted|welcome|accepted|required|needed|necessary|available|included|possible|mandatory|admis(?:e|es)?|" +
  "accepte(?:e|s|es)?|autorise(?:e|s|es)?|obligatoires?|necessaires?|disponibles?|bienvenu(?:e|s|es)?|requis(?:e|es)?|inclus(?:e|es)?";
const AFTER = new RegExp(
  `^(?:(?:${BEFORE}(?:not|non|pas|${CONTRACTED})(?: (?:pas|being|etre|tres|very))? (?:${ALLOWED}))|` +
    `(?:(?:is|are|est|sont|totally|strictly|strictement) )*(?:forbidden|prohibited|banned|unavailable|allergy|allergies|allergie|` +
    `interdit(?:e|s|es)?|proscrit(?:e|s|es)?|exclu(?:e|s|es)?|indisponibles?|unfriendly))(?= |$)`,
);
/** Words that negate what is before them if they end a clause: 'wifi no'. In 'wifi no terrace', they are about the terrace. */
const AT_END = /^(?:no|non|nope)(?: (?:thanks|thank you|please|merci|plus))?$/;

/**
 * Returns the number of words that negate what is before them, as in 'dogs not allowed' and 'wifi no'; 0 if there are
 * none.
 * @param words The folded words that follow, up to the end of the clause.
 */
export function negationAfter(words: readonly string[]): number {
  const text = words.slice(0, MAX_WORDS).join(" ");
  const match = AFTER.exec(text) ?? AT_END.exec(text);
  return match === null ? 0 : match[0].split(" ").length;
}

const WITHOUT_MEANING: ReadonlySet<string> = new Set(
  (
    "a an the any some in on near at to of really very too so strictly always much many type types kind style place places have " +
    "has having had serve serves serving offer offers offering allow allows allowing accept accepts accepting include including like want " +
    "need be being is are was vraiment tres trop si strictement toujours de d du des la le les l un une dans en au aux avec sur " +
    "chez est sont a ont y avoir servir proposer ceux celles celui celle those ones one every day days tous toutes tout jours all week " +
    `semaine toute places lieux endroits which that it they please thanks merci`
  ).split(" "),
);
const ALLOWED_WORD = new RegExp(`^(?:${ALLOWED})$`);

/** Whether a folded word next to a negation does not change its meaning: 'really' in 'not really vegan'. */
export const isWithoutMeaning = (word: string): boolean => WITHOUT_MEANING.has(word) || ALLOWED_WORD.test(word);
