/** A document that the gateway knows by its id. */
export interface PersistedDocument {
  readonly id: string;
  readonly text: string;
  /** How long a result is fresh, in seconds. Null if the gateway does not keep the results. */
  readonly freshSeconds: number | null;
}

/** The documents that the gateway knows. */
export interface Documents {
  readonly list: readonly PersistedDocument[];
  find(id: string): PersistedDocument | undefined;
  /** Whether the gateway accepts a document as text. */
  accepts(text: string): boolean;
}

/** @param only Whether all other documents are refused. */
export function createDocuments(list: readonly PersistedDocument[], only: boolean): Documents {
  const byId = new Map(list.map((document) => [document.id, document]));
  const texts = new Set(list.map(({ text }) => text));
  return { list, find: (id) => byId.get(id), accepts: (text) => !only || texts.has(text) };
}

export const NO_DOCUMENTS = createDocuments([], false);
