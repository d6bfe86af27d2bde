/**
 * Limits of a request to the graph, of its calls of the REST API, and of the errors in its response. The reasons are in
 * docs/decisions/020-limits-of-the-graph.md.
 */
export const GRAPH_LIMITS = {
  /** Bytes of the request body. */
  bodyBytes: 64 * 1024,
  /** Lexical tokens of the document: names, brackets, values. */
  tokens: 1_000,
  /** Comments of the document. Comments do not count as tokens. */
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
  /**
   * Members of objects and items of lists in the variables. Filters with 100 values to include and 100 values to
   * exclude in each of the four categories have 813.
   */
  variableValues: 1_000,
  /** Characters of one string, or of one member's name, in the variables. */
  variableTextLength: 5_000,
  /** Cost of an operation: the largest number of values that its result can have. See `field-costs.ts`. */
  cost: 10_000,
  /** Calls of the REST API that one operation may make, without the calls for the media of single places. */
  upstreamCalls: 10,
  /** Bytes of one response of the REST API, decompressed. */
  upstreamBytes: 10_000_000,
  /** Errors in the response to a refused request. Validation stops when this number is reached. */
  errors: 5,
  /** Characters of one error's message. graphql-js repeats names and literals of the request in its messages. */
  messageLength: 300,
} as const;
