import { fold } from "@flaneur/domain";
import { isSignificant, nameCore } from "./name-core.ts";
import { distinctiveTokens, shortForm } from "./name-tokens.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/**
 * Words for a trade, a cuisine or a legal form, which one source adds to a name and another leaves out. Folded, in the
 * singular.
 */
const TRADES = set(
  "restaurant cafe coffee shop brasserie bistrot bistro bar pub traiteur epicerie boulangerie patisserie boucherie " +
    "charcuterie poissonnerie fromagerie chocolaterie librairie pharmacie cantine primeur fleuriste caviste torrefacteur torrefaction glacier rotisserie salon pizzeria creperie sarl sas " +
    "eurl societe halal cacher kasher casher yiddish bio italien libanais japonais chinois thai coreen vietnamien indien francais",
);

/** First names, which may be left out of the name of an owner: `Gérard Mulot` is also called `Mulot`. */
const FIRST_NAMES = set(
  "alain albert alexandre andre antoine arnaud benoit bernard bertrand bruno christian christophe claire claude cyril " +
    "daniel david denis didier dominique eric etienne fabrice fabien francois frederic gerard gilles gontran gregory " +
    "guillaume guy henri herve hugues jacques jean jerome joel julien laurent louis luc marc marcel martin mathieu " +
    "maurice michel nicolas olivier pascal patrice patrick paul philippe pierre raymond rene robert roger sebastien " +
    "serge stephane sylvain thierry thomas vincent xavier yann yves",
);

/** Kinds of large places. Places of different kinds are different places, even if one is named after the other. */
const WIDE_KINDS = set(
  "abbaye arenes barriere basilique cathedrale chapelle cimetiere cinema collegiale colonne crypte dome eglise esplanade fontaine galerie " +
    "gymnase hotel jardin jardinet mosquee musee palais parc parvis passage passerelle piscine place pont port " +
    "promenade pyramide quai square statue synagogue temple theatre tour vigne",
);

/** Trades of shops, by the words for them in a name, in the singular. Shops of different trades are different shops. */
const SHOPS: ReadonlyMap<string, string> = new Map(
  [
    "boulangerie boulanger patisserie patissier",
    "boucherie boucher charcuterie charcutier rotisserie volailler",
    "poissonnerie poissonnier maree",
    "fromagerie fromager cremerie cremier",
    "primeur verger",
    "cave caviste",
    "librairie bouquiniste",
    "chocolaterie chocolatier confiserie confiseur",
    "fleuriste fleur",
    "pharmacie",
    "tabac",
  ].flatMap((words): [string, string][] => words.split(" ").map((word) => [word, words])),
);
const singular = (word: string): string => word.replace(/s$/, "");

/** A name, parsed for comparison. */
export interface ComparedName {
  /** The name without article, kind and quarter. */
  readonly core: string;
  /** The kinds of place and trades of shops that the name states. */
  readonly kinds: ReadonlySet<string>;
  /** The distinctive words, sorted. */
  readonly tokens: readonly string[];
  /** The distinctive words in their order, without trades if a significant word remains. */
  readonly order: readonly string[];
  /**
   * The words of the core, joined: `alexbienheureux` of `Alex le Bienheureux`. Articles and trades are left out if a
   * significant word remains.
   */
  readonly joined: string;
  /** The initials of the words; null for a name of fewer than three words. */
  readonly initials: string | null;
  /** The kind of a wide place, if the name begins with it after any articles; otherwise null. */
  readonly wideKind: string | null;
  /**
   * The first word after any articles, if it is a trade before one of `TIES`; otherwise null. It is `patisserie` for
   * `Pâtisserie de l'Olympia`. A trade with two spellings has the spelling of `SPELLINGS`.
   */
  readonly tiedTrade: string | null;
}

const isTrade = (word: string): boolean => TRADES.has(word) || TRADES.has(singular(word));
const DIGITS: ReadonlyMap<string, string> = new Map([
  ["deux", "2"],
  ["trois", "3"],
  ["quatre", "4"],
]);
const words = (name: string): readonly string[] => fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];
const ARTICLES = set("le la les l du de des d");
/** Trades with two spellings, as a map from one spelling to the other. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([["bistro", "bistrot"]]);
/** Words after a trade that make it a part of the name: the Bistrot du Dôme is not the Dôme, but next to it. */
const TIES = set("de du des d a au aux");

/** Parses a name. A remark in brackets, `Monbleu (ex Beau & Fort)`, is not part of it. */
export function comparedName(written: string): ComparedName {
  const bare = written.replace(/\([^()\d]*\)/g, " ").trim();
  const name = bare === "" ? written : bare;
  const { core, kinds } = nameCore(shortForm(name));
  const tokens = distinctiveTokens(name);
  const inOrder = [...new Set(words(core).filter((word) => tokens.includes(word)))];
  const withoutTrades = inOrder.filter((word) => !isTrade(word));
  const order = withoutTrades.some((word) => word.length > 2 && isSignificant(word)) ? withoutTrades : inOrder;
  const all = words(core).filter((word) => !ARTICLES.has(word) && !isTrade(word));
  const joined = (all.some(isSignificant) ? all : words(core)).map((word) => DIGITS.get(word) ?? word).join("");
  const whole = words(shortForm(name));
  const shops = whole.flatMap((word) => SHOPS.get(singular(word)) ?? []);
  const start = whole.findIndex((word) => !ARTICLES.has(word));
  const [first = "", next = ""] = whole.slice(start);
  const wideKind = WIDE_KINDS.has(first) ? first : null;
  const tiedTrade = isTrade(first) && TIES.has(next) ? (SPELLINGS.get(first) ?? first) : null;
  return {
    core,
    kinds: new Set([...kinds, ...shops]),
    tokens,
    order,
    joined,
    initials: initialsOf(whole),
    wideKind,
    tiedTrade,
  };
}

/** Returns the initials of a name of three words or more, under which it may be known: `pny` of `Paris New-York`. */
const initialsOf = (all: readonly string[]): string | null =>
  all.length >= 3 ? all.map((word) => word.charAt(0)).join("") : null;

/** How two names are related, the strongest relation first. */
export type NameRelation = "equal" | "misspelt" | "prefix" | "contained" | "overlapping" | "unrelated";

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length > 0 && a.length === b.length && a.every((word) => b.includes(word));

const isWithin = (few: readonly string[], many: readonly string[]): boolean =>
  few.length > 0 && few.length < many.length && few.every((word) => many.includes(word));

/** Words that distinguish a place from a neighbour of the same name: the Petit Luxembourg is next to the Luxembourg. */
const OPPOSED = set("petit petite grand grande nouveau nouvelle vieux vieille");
const isOpposed = (a: readonly string[], b: readonly string[]): boolean =>
  [...a, ...b].some((word) => OPPOSED.has(word) && a.includes(word) !== b.includes(word));

/**
 * Compares two names.
 * @param weak Words that do not distinguish places here, such as the words of the street.
 */
export function relationOf(a: ComparedName, b: ComparedName, weak: ReadonlySet<string>): NameRelation {
  if (a.core === b.core || isSame(a.tokens, b.tokens)) return "equal";
  if (a.tiedTrade !== b.tiedTrade) return "overlapping";
  if (a.joined === b.joined) return "equal";
  if (isMisspelt(a.joined, b.joined)) return "misspelt";
  const [one, other] = [strongWords(a.order, weak), strongWords(b.order, weak)];
  if (isOpposed(one, other)) return one.some((word) => other.includes(word)) ? "overlapping" : "unrelated";
  if (isSame(one, other) || isSame(withoutFirstName(one, other), withoutFirstName(other, one))) return "equal";
  if (isSame(withoutChez(one), withoutChez(other))) return "prefix";
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  if (isWithin(few, many)) return few.every((word, index) => many[index] === word) ? "prefix" : "contained";
  if (a.joined.length > 5 && b.joined.length > 5 && (a.joined.startsWith(b.joined) || b.joined.startsWith(a.joined))) {
    return "prefix";
  }
  if (a.initials === b.order[0] || b.initials === a.order[0]) return "prefix";
  return few.some((word) => many.includes(word)) ? "overlapping" : "unrelated";
}

const strongWords = (order: readonly string[], weak: ReadonlySet<string>): readonly string[] => {
  const strong = order.filter((word) => !weak.has(word));
  return strong.length > 0 ? strong : order;
};

/** Removes `Chez`. Names equal without it are only a `prefix`: `Chez Paul` is not `Paul`, which is a bakery. */
const withoutChez = (order: readonly string[]): readonly string[] => (order[0] === "chez" ? order.slice(1) : order);

const withoutFirstName = (own: readonly string[], others: readonly string[]): readonly string[] => {
  const [first = ""] = own;
  return own.length > 1 && FIRST_NAMES.has(first) && !others.includes(first) ? own.slice(1) : own;
};

/** Whether two joined names differ by one letter, or two in a long name, but not in a digit. */
function isMisspelt(a: string, b: string): boolean {
  const least = Math.min(a.length, b.length);
  const allowed = least >= 9 ? 2 : least >= 5 ? 1 : 0;
  if (allowed === 0 || Math.abs(a.length - b.length) > allowed) return false;
  if (a.replace(/\D/g, "") !== b.replace(/\D/g, "")) return false;
  return editDistance(a, b, allowed) <= allowed;
}

/**
 * Returns the smallest number of edits between two words. An edit inserts, deletes or replaces a letter, or exchanges
 * two neighbouring letters. When the number exceeds `limit`, returns any number above `limit`.
 */
function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isExchanged = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const exchanged = isExchanged ? (before[j - 2] ?? limit) + 1 : replaced;
      row.push(Math.min(replaced, exchanged, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    if (Math.min(...row) > limit && Math.min(...previous) > limit) return limit + 1;
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? limit + 1;
}
