import { randomUUID } from "node:crypto";
import { closeSync, existsSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { codeOf, messageOf, StartError } from "@flaneur/server-kit";

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such folder",
  ENOTDIR: "there is no such folder",
  EISDIR: "it is a folder",
  EACCES: "this user may not write there",
  EROFS: "the file system is read-only",
};

const explain = (error: unknown): string => REASONS[codeOf(error) ?? ""] ?? messageOf(error);

export interface ReportFile {
  write(line: string): void;
  /** Moves the complete report to its path. @throws StartError when it could not be written. */
  finish(): void;
  /** Deletes the draft. An earlier report is not changed. */
  discard(): void;
}

/** Number of pending characters above which they are written to the draft. */
const CHUNK_LENGTH = 64_000;

/**
 * Opens a report file. Call this function before the import, so that an unwritable path is detected early. Lines are
 * written to a draft file; an existing file at the path keeps its content until the report is complete.
 * @param head The text before the first line, such as the names of the columns.
 * @throws StartError when the file cannot be written.
 */
export function openReport(path: string, head: string): ReportFile {
  const draft = `${path}.${randomUUID()}.part`;
  const reportError = (error: unknown, what: string) => new StartError(`${what} to ${path}: ${explain(error)}.`);
  let file: number;
  try {
    const isNew = !existsSync(path);
    closeSync(openSync(path, "a"));
    if (isNew) rmSync(path);
    file = openSync(draft, "wx");
  } catch (error) {
    throw new StartError(`The report cannot be written to ${path}: ${explain(error)}. Nothing was imported.`);
  }
  let pending = head;
  let failure: unknown = null;
  const flush = () => {
    try {
      // `writeSync` may write only a part.
      if (failure === null) writeFileSync(file, pending);
    } catch (error) {
      failure = error;
    }
    pending = "";
  };
  const removeDraft = () => {
    try {
      rmSync(draft, { force: true });
    } catch {
      // The draft stays if it cannot be deleted. The import or the error that is already thrown matters more.
    }
  };
  return {
    write: (line) => {
      pending += line;
      if (pending.length > CHUNK_LENGTH) flush();
    },
    finish: () => {
      flush();
      try {
        closeSync(file);
        if (failure !== null) throw failure;
        renameSync(draft, path);
      } catch (error) {
        removeDraft();
        throw reportError(error, "The import has ended, but the report cannot be written");
      }
    },
    discard: () => {
      closeSync(file);
      removeDraft();
    },
  };
}
