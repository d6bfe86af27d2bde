/**
 * What one request to the graph may ask for. Everything is counted before the first call upstream; only `upstreamCalls`
 * is enforced once more while the operation runs. The app's largest query reaches half of the depth and of
 * the cost. Why: docs/decisions/020-limits-of-the-graph.md
 */
export const GRAPH_LIMITS = {
  /** Bytes of the request body. */
  bodyBytes: 64 * 1024,
  /** Lexical tokens of the document: names, brackets, values. */
  tokens: 1_000,
  /** Comments of the document, which are no tokens. */
  comments: 100,
  /** Fields of the document. Validation compares those of one name with each other, which is quadratic. */
  fields: 150,
  /** Aliases of the document, wherever they stand. */
  aliases: 15,
  /** Directives of the document. */
  directives: 20,
  /** Fields within fields. */
  depth: 8,
  /** Lists and objects within each other in the variables. */
  variableDepth: 10,
  /** Members of objects and items of lists in the variables. Three categories with 100 values to include and exclude have 610. */
  variableValues: 1_000,
  /** Characters of one text in the variables, or of a member's name. */
  variableTextLength: 5_000,
  /** Values of the largest answer that an operation can have; see `field-costs.ts`. */
  cost: 10_000,
  /** Calls of the REST API that one operation may make. */
  upstreamCalls: 10,
  /** Bytes of one answer of the REST API, unpacked. */
  upstreamBytes: 10_000_000,
  /** Errors that a refusal lists. Nothing is worked on for the sake of a further one. */
  errors: 5,
  /** Characters of one error's message: texts of graphql repeat names and literals of the request. */
  messageLength: 300,
} as const;
