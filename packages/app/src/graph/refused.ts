/** An expected failure of the graph, such as `ListNotFound`. */
export interface Problem {
  readonly __typename: string;
  /** The server's message in English. */
  readonly message: string;
}

/** The server refused a change. The page has a text for each kind of problem, in its own language. */
export class Refused extends Error {
  override readonly name: string = "Refused";
  /** The name of the problem in the graph. */
  readonly problem: string;

  constructor({ __typename, message }: Problem) {
    super(message);
    this.problem = __typename;
  }
}
