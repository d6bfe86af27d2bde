/** The error of a file that cannot be imported. Its message is one sentence for the user, and names the file. */
export class ImportFileError extends Error {
  override readonly name = "ImportFileError";
}
