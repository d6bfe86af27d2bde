import type { PersistedDocument } from "./persisted-documents.ts";

const OPERATION = /\b(?:query|mutation) (\w+)/;

/** Returns the ids of the documents whose results the gateway keeps and shares, by the names of their operations. */
export const sharedIdsOf = (
  documents: readonly Pick<PersistedDocument, "id" | "text" | "freshSeconds">[],
): ReadonlyMap<string, string> =>
  new Map(
    documents.flatMap(({ id, text, freshSeconds }) =>
      freshSeconds === null ? [] : [[OPERATION.exec(text)?.[1] ?? "", id] as const],
    ),
  );
