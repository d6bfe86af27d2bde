/** The kinds of problems of a file, from which a user interface can choose its own text. */
export type FileProblem =
  | "damaged"
  | "empty"
  | "encoding"
  | "format"
  | "header"
  | "protected"
  | "too large"
  | "too many";

/** The error of a file that cannot be imported. Its message is one sentence for the user, and names the file. */
export class ImportFileError extends Error {
  override readonly name = "ImportFileError";
  readonly problem: FileProblem;

  constructor(message: string, problem: FileProblem = "damaged") {
    super(message);
    this.problem = problem;
  }
}
