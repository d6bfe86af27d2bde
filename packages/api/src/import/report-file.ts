import { closeSync, existsSync, openSync, rmSync, writeFileSync } from "node:fs";
import { codeOf, messageOf, StartError } from "@flaneur/server-kit";

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such folder",
  ENOTDIR: "there is no such folder",
  EISDIR: "it is a folder",
  EACCES: "this user may not write there",
  EROFS: "this user may not write there",
};

const explain = (error: unknown): string => REASONS[codeOf(error) ?? ""] ?? messageOf(error);

/**
 * Makes sure that a report can be written, before the work it will tell of; a file that is there keeps its content
 * until then.
 * @returns writes it.
 * @throws StartError, both times, when it cannot be written.
 */
export function prepareReport(path: string): (content: string) => void {
  try {
    const isNew = !existsSync(path);
    closeSync(openSync(path, "a"));
    if (isNew) rmSync(path);
  } catch (error) {
    throw new StartError(`The report cannot be written to ${path}: ${explain(error)}. Nothing was imported.`);
  }
  return (content) => {
    try {
      writeFileSync(path, content);
    } catch (error) {
      throw new StartError(`All was imported, but the report cannot be written to ${path}: ${explain(error)}.`);
    }
  };
}
