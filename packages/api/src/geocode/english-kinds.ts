/** What sights are, in French, which puts it first. */
const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    basilica: "basilique",
    cathedral: "cathedrale",
    cemetery: "cimetiere",
    church: "eglise",
    garden: "jardin",
    gardens: "jardin",
    museum: "musee",
    palace: "palais",
    park: "parc",
    tower: "tour",
  }),
);

/**
 * A sight as French calls it, where English only says differently what it is: `eiffel tower` is `tour eiffel`. Any other
 * name as it is.
 * @param name folded.
 */
export function inFrench(name: string): string {
  const [, proper = "", kind = ""] = /^(?:the )?(.+) (\S+)$/.exec(name) ?? [];
  const french = KINDS.get(kind);
  return french === undefined ? name : `${french} ${proper}`;
}
