import { arrondissementNumber } from "@flaneur/domain";
import type { ReadAddress } from "../../packages/api/src/import/ban-file.ts";
import { createRandom, type Random } from "../random.ts";
import { misspell } from "./misspell.ts";

/** An address as a person may write it. */
export interface MangledAddress {
  readonly kind: string;
  readonly text: string;
  /** The address of the register. */
  readonly original: ReadAddress;
}

/** The parts of an address that a writer changes and arranges. */
interface Parts {
  readonly number: string;
  readonly type: string;
  /** The street's name after its type: 'du Faubourg Saint-Antoine'. */
  readonly rest: string;
  readonly district: number;
}

const pick = <T>(random: Random, list: readonly [T, ...T[]]): T => list[random.below(list.length)] ?? list[0];

const WORDS =
  "premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième " +
  "quatorzième quinzième seizième dix-septième dix-huitième dix-neuvième vingtième";
const ROMAN = "I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX".split(" ");
const ENGLISH_ORDINALS: Readonly<Record<number, string>> = { 1: "1st", 2: "2nd", 3: "3rd" };

const withoutAccents = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("œ", "oe").replaceAll("Œ", "OE");

/** Returns how a person writes the district of an address, or an empty text. */
function districtText(random: Random, district: number): string {
  const ordinal = `${district}${district === 1 ? "er" : "e"}`;
  const roman = ROMAN[district - 1] ?? "";
  const code = `750${String(district).padStart(2, "0")}`;
  return pick(random, [
    `${code} Paris`,
    `${code}`,
    `Paris ${code}`,
    `Paris ${district}`,
    `Paris ${ordinal}`,
    ordinal,
    `${district === 1 ? "1er" : `${district}ème`}`,
    `${ordinal} arrondissement`,
    `${ordinal} arr.`,
    `${WORDS.split(" ")[district - 1]} arrondissement`,
    `${roman}${district === 1 ? "er" : "e"}`,
    `${roman}${district === 1 ? "er" : "e"} arrondissement`,
    `Paris ${roman}`,
    `${ENGLISH_ORDINALS[district] ?? `${district}th`} arrondissement`,
    `${code} Paris, France`,
    "Paris",
    "",
  ]);
}

const ABBREVIATED: readonly (readonly [RegExp, string])[] = [
  [/^rue\b/i, "r."],
  [/^avenue\b/i, "av."],
  [/^boulevard\b/i, "bd"],
  [/^place\b/i, "pl"],
  [/^square\b/i, "sq."],
  [/^passage\b/i, "pass."],
  [/^impasse\b/i, "imp."],
  [/^allée\b/i, "all."],
  [/\bfaubourg\b/i, "fbg"],
  [/\bsaint\b/gi, "st"],
  [/\bsainte\b/gi, "ste"],
  [/\bgénéral\b/i, "gal"],
  [/\bmaréchal\b/i, "mal"],
  [/\bdocteur\b/i, "dr"],
  [/\bprofesseur\b/i, "pr"],
  [/\bcolonel\b/i, "col."],
  [/\bcommandant\b/i, "cdt"],
  [/\bcapitaine\b/i, "cne"],
  [/\bprésident\b/i, "pdt"],
];

const abbreviated = (name: string): string =>
  ABBREVIATED.reduce((text, [word, short]) => text.replace(word, short), name);

const ENGLISH_TYPES: Readonly<Record<string, string>> = {
  rue: "street",
  avenue: "avenue",
  boulevard: "boulevard",
  place: "square",
  passage: "passage",
  allée: "alley",
  quai: "quay",
};

const DETAILS: readonly [string, ...string[]] = [
  "3e étage",
  "2ème étage gauche",
  "bâtiment B",
  "bat. C",
  "escalier 2",
  "esc. A",
  "appartement 12",
  "appt 4B",
  "apt 21",
  "rez-de-chaussée",
  "RDC",
  "porte 5",
  "code 45A12",
  "digicode 1234",
  "interphone Martin",
  "fond de cour",
  "au fond de la cour à gauche",
  "1er étage droite",
  "hall C",
  "2nd floor",
  "floor 3",
  "flat 7",
  "chez Mme Dupont",
  "c/o Bernard",
  "BP 123",
];

const street = ({ type, rest }: Parts): string => `${type} ${rest}`.trim();
const join = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(", ");
const withoutArticles = (rest: string): string => rest.replace(/^(?:de la |de l'|du |des |de |d'|la |le |les )/i, "");

type Writer = (random: Random, parts: Parts) => string;

const WRITERS: Readonly<Record<string, Writer>> = {
  plain: (random, parts) =>
    withoutAccents(join(`${parts.number} ${street(parts)}`, districtText(random, parts.district))).toLowerCase(),
  reordered: (random, parts) => {
    const { number, type, rest, district } = parts;
    const proper = withoutArticles(rest);
    const text = pick(random, [
      `${proper} ${type} ${number}`,
      `${street(parts)} ${number}`,
      `${street(parts)}, ${number}`,
      `${number} ${proper} ${type}`,
      `${type} ${proper}, n°${number}`,
      `${number}, ${proper}, ${type}`,
    ]);
    const where = districtText(random, district);
    return withoutAccents(random.chance(0.3) ? join(where, text) : join(text, where)).toLowerCase();
  },
  numbered: (random, parts) =>
    join(
      `${pick(random, ["n°", "n° ", "no ", "numéro ", "N ", "nº ", "#"])}${parts.number} ${street(parts)}`,
      districtText(random, parts.district),
    ),
  abbreviated: (random, parts) =>
    join(`${parts.number} ${abbreviated(street(parts))}`, districtText(random, parts.district)),
  misspelt1: (random, parts) =>
    join(
      `${parts.number} ${parts.type} ${misspell(random, parts.rest, 1)}`.toLowerCase(),
      districtText(random, parts.district),
    ),
  misspelt2: (random, parts) =>
    join(
      `${parts.number} ${parts.type} ${misspell(random, parts.rest, 2)}`.toLowerCase(),
      districtText(random, parts.district),
    ),
  glued: (random, parts) =>
    join(
      `${parts.number.replace(" ", "")}${/ /.test(parts.number) ? " " : ""}${street(parts)}`.toLowerCase(),
      districtText(random, parts.district),
    ),
  district: (random, parts) =>
    `${parts.number} ${street(parts)} ${districtText(random, parts.district)}`.trim().toLowerCase(),
  english: (random, parts) => {
    const type = ENGLISH_TYPES[parts.type.toLowerCase()] ?? parts.type;
    const proper = withoutArticles(parts.rest);
    return join(
      pick(random, [
        `${parts.number} ${proper} ${type}`,
        `number ${parts.number}, ${street(parts)}`,
        `${parts.number} ${street(parts)} in the ${ENGLISH_ORDINALS[parts.district] ?? `${parts.district}th`}`,
        `${parts.number} ${street(parts)}, ${ENGLISH_ORDINALS[parts.district] ?? `${parts.district}th`} district`,
        `at ${parts.number} ${street(parts)}`,
      ]),
      pick(random, ["Paris", "Paris, France", ""]),
    );
  },
  details: (random, parts) => {
    const address = `${parts.number} ${street(parts)}`;
    const detail = random.chance(0.3) ? join(pick(random, DETAILS), pick(random, DETAILS)) : pick(random, DETAILS);
    const where = districtText(random, parts.district);
    return random.chance(0.5)
      ? join(address, detail, where)
      : random.chance(0.5)
        ? `${address} ${detail} ${where}`.trim()
        : join(detail, address, where);
  },
  typeless: (random, parts) =>
    join(`${parts.number} ${withoutArticles(parts.rest)}`, districtText(random, parts.district)),
  articles: (random, parts) =>
    join(`${parts.number} ${parts.type} ${withoutArticles(parts.rest)}`, districtText(random, parts.district)),
  capitals: (random, parts) =>
    withoutAccents(`${parts.number} ${street(parts)} ${districtText(random, parts.district)}`).toUpperCase(),
};

/** Matches provisional street names of the register: '9p1 Rue …', 'Voie Z/19'. People do not write these names. */
const ODD_STREET = /^\d|\d\/|\/\d|^Voie [A-Z]/;

/**
 * Returns addresses of a register as people write them: each kind of change about equally often. The same seed gives
 * the same addresses.
 */
export function mangledAddresses(register: readonly ReadAddress[], seed: number, count: number): MangledAddress[] {
  const random = createRandom(seed);
  const kinds = Object.entries(WRITERS);
  const found: MangledAddress[] = [];
  while (found.length < count) {
    const original = register[random.below(register.length)];
    const [kind, write] = kinds[found.length % kinds.length] ?? [];
    if (original === undefined || kind === undefined || write === undefined) break;
    if (ODD_STREET.test(original.street) || /\d/.test(original.suffix) || original.suffix.length > 3) continue;
    const [type = "", ...rest] = original.street.split(" ");
    const parts: Parts = {
      number: `${original.number}${original.suffix === "" ? "" : ` ${original.suffix}`}`,
      type,
      rest: rest.join(" "),
      district: arrondissementNumber(original.arrondissement) ?? 1,
    };
    found.push({ kind, text: write(random, parts), original });
  }
  return found;
}
