/**
 * Matches a number, a single letter or a short code: `2`, `B`, `45A12`. It does not match the `d` of `d'auteuil` or the
 * house number of `entrée 12 rue du Bac`.
 */
const LABEL =
  "(?:[a-z]?\\d[a-z0-9]{0,7}|[a-z]\\d{0,3})(?![\\p{L}\\p{N}']| (?:bis |ter )?(?:r|rue|av|ave|avenue|bd|boulevard|place|pl|quai|cours|cite|impasse|passage|square|villa|allee)\\b)";
const ORDINAL =
  "(?:\\d{1,2} ?(?:er|ere|e|eme|ieme|nd|nde|st|rd|th)?|premier|deuxieme|troisieme|dernier|first|second|third|top)";
const SIDE = "(?: (?:a |en |on the )?(?:gauche|droite|face|milieu|left|right))";

/** Parts of an address that do not help to find a house: floors, doors, codes, recipients and post-office boxes. */
const DETAILS: readonly RegExp[] = [
  `${ORDINAL} (?:etages?|etg|floor|niveau)\\b${SIDE}?`,
  `(?:etage|floor|niveau|level) ${LABEL}${SIDE}?`,
  `(?:bat|batiment|bt|immeuble|imm|escalier|esc|appartement|appt|appart|apt|app|apartment|flat|unit|suite|porte|pte|hall|entree|chambre|digicode|code|interphone|boite|bal|box|lot|cave|parking|staircase|building|bldg|door|gate) (?:n ?o? )?${LABEL}${SIDE}?`,
  `(?:rdc|rez de chaussee|rez de jardin|ground floor|sous sol|entresol|mezzanine|basement)\\b${SIDE}?`,
  `(?:au |en )?fond (?:de |de la |sur )?cour\\b${SIDE}?`,
  "(?:cote|sur) (?:cour|jardin|rue)(?= *(?:$|[,;]))",
  "(?:bp|cs|tsa|boite postale|po box) ?\\d{1,6}\\b",
  "(?:interphone|sonnette|digicode)(?: [\\p{L}\\p{N}]+)?",
  "(?:chez|c o|c/o|attn|a l'attention de|care of) (?:m|mr|mme|mlle|me|dr|monsieur|madame|mrs|ms) [\\p{L}\\p{N}]+",
  "(?:c o|c/o|attn|care of|a l'attention de) [\\p{L}\\p{N}]+",
].map((pattern) => new RegExp(`(?<![\\p{L}\\p{N}'])${pattern}`, "gu"));

/** Words before an address: 'at 12 Rue …', 'adresse : …'. */
const LEADING = /^(?:(?:adresse|address)\b ?|(?:at|au|a) (?=\d))/;

/** Matches the word before a number: `n°12`, `numéro 12`. The sign `°` was removed with the other punctuation. */
const NUMBER_WORD = /(?<![\p{L}\p{N}'])(?:n ?o?|nr|num|numero|number) ?(?=\d)/gu;

/** Matches the corner that a house is near: '12 rue du Bac, angle rue de Verneuil'. */
const NEAR_CORNER = /(?<=^\d[^,;]* [^,;]*),? (?:a l')?(?:angle|coin|corner) [^,;]*/u;

/** Matches a text with a word of three letters or more, which may belong to a name. */
const HAS_NAME = /\p{L}{3}/u;

/**
 * Removes the parts of a folded address that do not help to find it: floors, doors and codes, names on bells,
 * and the word 'number'. A text that has nothing else is returned unchanged, since it may be a name.
 */
export function withoutDetails(folded: string): string {
  const text = DETAILS.reduce((rest, detail) => rest.replace(detail, " , "), folded);
  const rest = text
    .replace(NUMBER_WORD, "")
    .replace(/ +/g, " ")
    .replace(/^[ ,;]+/, "")
    .replace(LEADING, "")
    .replace(NEAR_CORNER, "")
    .trim();
  return HAS_NAME.test(rest.replace(/\b(?:paris|france)\b/g, "")) || /\d{5}/.test(rest) ? rest : folded;
}
