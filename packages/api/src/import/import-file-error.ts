/** A file that cannot be imported. Its message is one sentence for the person who chose the file, and names it. */
export class ImportFileError extends Error {
  override readonly name = "ImportFileError";
}
