import type { OperationResult } from "urql";

/** The last results of the queries that are subscribed to, by the key of the query. Null before the first result. */
export interface ShownResults {
  readonly get: (key: number) => OperationResult | null | undefined;
  /** Adds a subscription. */
  readonly add: (key: number) => { readonly note: (result: OperationResult) => void; readonly remove: () => void };
}

export function createShownResults(): ShownResults {
  const shown = new Map<number, { result: OperationResult | null; subscriptions: number }>();
  return {
    get: (key) => shown.get(key)?.result,
    add: (key) => {
      const entry = shown.get(key) ?? { result: null, subscriptions: 0 };
      shown.set(key, entry);
      entry.subscriptions += 1;
      return {
        note: (result) => {
          entry.result = result;
        },
        remove: () => {
          entry.subscriptions -= 1;
          if (entry.subscriptions === 0 && shown.get(key) === entry) shown.delete(key);
        },
      };
    },
  };
}
