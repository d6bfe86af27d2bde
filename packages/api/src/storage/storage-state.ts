import type { Logger, StartError } from "@flaneur/server-kit";
import { type StorageFailure, storageFailure } from "./storage-failure.ts";

/**
 * How long after a refused change the disk counts as refusing changes, in milliseconds. A change that succeeds does not
 * end that state: on a full disk, a small change often still fits into a file that exists.
 */
const REPORTED_MS = 60_000;

/** The failures that refuse every change. A `forbidden` file is only one file. */
type Refusal = Exclude<StorageFailure, "forbidden">;

const SENTENCES: Readonly<Record<Refusal, string>> = {
  full: "The disk of the database is full",
  "read-only": "The disk of the database is mounted for reading only",
};

/** Whether the disk of the database accepts changes. */
export interface StorageState {
  /**
   * Returns the sentence about the disk when it is the cause of an error; null for another error. The first refusal is
   * logged, with what an operator can do; those that follow within a minute of each other are not.
   */
  explain(error: unknown): string | null;
  /** Returns the sentence about the disk while it refuses changes; otherwise null. */
  refusal(): string | null;
}

interface StorageStateOptions {
  readonly logger: Pick<Logger, "error">;
  /** Explains an error to an operator. @see Database.explainDisk */
  readonly explainDisk?: ((error: unknown) => StartError | null) | undefined;
  readonly now?: () => number;
}

export function createStorageState({ logger, explainDisk, now = Date.now }: StorageStateOptions): StorageState {
  let failed: { readonly sentence: string; readonly at: number } | null = null;
  const refusal = () => (failed !== null && now() - failed.at < REPORTED_MS ? failed.sentence : null);
  return {
    explain: (error) => {
      const failure = storageFailure(error);
      if (failure === null || failure === "forbidden") return null;
      const sentence = SENTENCES[failure];
      if (refusal() === null) {
        const remedy = explainDisk?.(error)?.message;
        logger.error({ remedy }, `${sentence}: changes are refused. Refusals that follow are not logged`);
      }
      failed = { sentence, at: now() };
      return sentence;
    },
    refusal,
  };
}
