/** The separators of a name and its address: a comma, a tab, or a dash or bar between spaces. */
const SEPARATOR = /\s*(?:,|\t|\s[-–—|]\s)\s*/;

/** Splits a text such as 'Septime, 80 Rue de Charonne, 75011 Paris' into the name and the address, which may be empty. */
export function nameAndAddress(text: string): { readonly name: string; readonly address: string } {
  const [name = "", ...others] = text.split(SEPARATOR);
  return { name, address: others.join(", ") };
}
