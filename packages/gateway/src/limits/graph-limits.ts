/**
 * Limits of one request to the graph. All limits are checked before the first call upstream; `upstreamCalls` is checked
 * again while the operation runs. The app's largest query reaches half of the depth and of the cost. Why:
 * docs/decisions/020-limits-of-the-graph.md
 */
export const GRAPH_LIMITS = {
  /** Bytes of the request body. */
  bodyBytes: 64 * 1024,
  /** Lexical tokens of the document: names, brackets, values. */
  tokens: 1_000,
  /** Comments of the document. They are not tokens. */
  comments: 100,
  /** Fields of the document. Validation compares all fields of the same name with each other, which is quadratic. */
  fields: 150,
  /** Aliases anywhere in the document. */
  aliases: 15,
  /** Directives of the document. */
  directives: 20,
  /** Levels of nested fields. */
  depth: 8,
  /** Levels of nested lists and objects in the variables. */
  variableDepth: 10,
  /** Members of objects and items of lists in the variables. Three categories with 100 values to include and exclude have 610. */
  variableValues: 1_000,
  /** Characters of one string, or of one member's name, in the variables. */
  variableTextLength: 5_000,
  /** Cost of an operation: the largest number of values its result can have; see `field-costs.ts`. */
  cost: 10_000,
  /** Calls of the REST API that one operation may make. */
  upstreamCalls: 10,
  /** Bytes of one response of the REST API, decompressed. */
  upstreamBytes: 10_000_000,
  /** Errors that a refusal lists. Validation stops after the last of them. */
  errors: 5,
  /** Characters of one error's message. Messages of graphql-js repeat names and literals of the request. */
  messageLength: 300,
} as const;
