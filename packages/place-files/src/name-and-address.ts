/** The separators of a name and its address: a comma, a tab, or a dash or bar between spaces. */
const SEPARATOR = /\s*(?:,|\t|\s[-–—|]\s)\s*/;

/** A name and, in parentheses, an address, which has a number: `Café de Flore (172 Bd Saint-Germain)`. */
const ADDRESS_IN_PARENTHESES = /^([^()]{1,200}?)\s*\(([^()]*\d[^()]*\p{L}{2}[^()]*)\)$/u;

/** Splits a text such as 'Septime, 80 Rue de Charonne, 75011 Paris' into the name and the address, which may be empty. */
export function nameAndAddress(text: string): { readonly name: string; readonly address: string } {
  const inParentheses = text.length > 500 ? null : ADDRESS_IN_PARENTHESES.exec(text);
  if (inParentheses !== null) return { name: inParentheses[1] ?? "", address: inParentheses[2] ?? "" };
  const [name = "", ...others] = text.split(SEPARATOR);
  return { name, address: others.join(", ") };
}
