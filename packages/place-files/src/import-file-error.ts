/** The kinds of problems of a file. A user interface can show its own text for each kind. */
export type FileProblem =
  | "damaged"
  | "empty"
  | "encoding"
  | "format"
  | "header"
  | "network link"
  | "packed"
  | "protected"
  | "routes"
  | "too large"
  | "too many"
  | "too many entries"
  | "too many rows"
  | "too much"
  | "unpacks too large";

/** Thrown for a file that cannot be imported. The message names the file and says what is wrong with it. */
export class ImportFileError extends Error {
  override readonly name = "ImportFileError";
  readonly problem: FileProblem;

  constructor(message: string, problem: FileProblem = "damaged") {
    super(message);
    this.problem = problem;
  }
}
