/** An expected failure of the graph, such as `ListNotFound`. */
export interface Problem {
  readonly __typename: string;
  /** The server's message in English. */
  readonly message: string;
}

/** Thrown when the server refuses a change. */
export class Refused extends Error {
  override readonly name: string = "Refused";
  /** The name of the problem in the graph. */
  readonly problem: string;

  constructor({ __typename, message }: Problem) {
    super(message);
    this.problem = __typename;
  }
}
