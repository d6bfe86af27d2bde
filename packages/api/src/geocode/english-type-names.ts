/** English types of sights and streets, with their French words. */
const ENGLISH_TYPE_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    basilica: "basilique",
    bridge: "pont",
    cathedral: "cathedrale",
    cemetery: "cimetiere",
    church: "eglise",
    garden: "jardin",
    gardens: "jardin",
    island: "ile",
    museum: "musee",
    palace: "palais",
    park: "parc",
    square: "place",
    street: "rue",
    theater: "theatre",
    theatre: "theatre",
    tower: "tour",
  }),
);

/**
 * Returns the French name of a sight or street whose English name differs only in its type: `eiffel tower` becomes
 * `tour eiffel`.
 * Any other name is returned unchanged.
 * @param name the folded name.
 */
export function toFrenchName(name: string): string {
  const [, proper = "", type = ""] = /^(?:the )?(.+) (\S+)$/.exec(name) ?? [];
  const french = ENGLISH_TYPE_NAMES.get(type);
  return french === undefined ? name : `${french} ${proper}`;
}
