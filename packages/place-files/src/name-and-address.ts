/**
 * The separators of a name and its address: a comma, a tab, or a dash or bar between spaces. The parts are trimmed after
 * the split: an expression with the spaces around would need quadratic time for a long run of spaces.
 */
const SEPARATOR = /,|\t|\s[-–—|]\s/;

/** A house number, and the comma after it. */
const HOUSE = /^(\d{1,4}(?:\s?(?:bis|ter|quater))?)\s*,\s*(?=\p{L})/iu;

/** A name and a text in parentheses. */
const IN_PARENTHESES = /^([^()]{1,200}?)\s*\(([^()]{1,300})\)$/u;

/** Splits `Café de Flore (172 Bd Saint-Germain)`. Null if the text in parentheses is no address: it lacks a number. */
function addressInParentheses(text: string) {
  const [, name, address = ""] = IN_PARENTHESES.exec(text) ?? [];
  return name === undefined || !/\d/.test(address) || !/\p{L}{2}/u.test(address) ? null : { name, address };
}

/** Splits a text such as 'Septime, 80 Rue de Charonne, 75011 Paris' into the name and the address, which may be empty. */
export function nameAndAddress(text: string): { readonly name: string; readonly address: string } {
  const inParentheses = addressInParentheses(text);
  if (inParentheses !== null) return inParentheses;
  // A number before the comma is a house number: '80, Rue de Charonne'.
  const [name = "", ...others] = text
    .replace(HOUSE, "$1 ")
    .split(SEPARATOR)
    .map((part) => part.trim());
  return { name, address: others.join(", ") };
}
