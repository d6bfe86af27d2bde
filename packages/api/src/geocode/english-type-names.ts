/** The types of sights in English, with the French word. */
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
 * The French name of a sight whose English name differs in its type alone: `eiffel tower` is `tour eiffel`. Any other name
 * is returned as it is.
 * @param name folded.
 */
export function toFrenchName(name: string): string {
  const [, proper = "", type = ""] = /^(?:the )?(.+) (\S+)$/.exec(name) ?? [];
  const french = ENGLISH_TYPE_NAMES.get(type);
  return french === undefined ? name : `${french} ${proper}`;
}
