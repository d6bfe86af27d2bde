import { useSyncExternalStore } from "react";

/** A value of the page that has no states, such as the theme. */
export interface Store<Value> {
  readonly get: () => Value;
  /** Sets the value, and calls the subscribers if the value is another one. */
  readonly set: (value: Value) => void;
  /** Calls a function after each change. Returns a function that stops this. */
  readonly subscribe: (changed: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const subscribers = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const changed of [...subscribers]) changed();
    },
    subscribe: (changed) => {
      subscribers.add(changed);
      return () => void subscribers.delete(changed);
    },
  };
}

/** Returns the value of a store. The component re-renders when the value changes. */
export const useStore = <Value>({ subscribe, get }: Store<Value>): Value => useSyncExternalStore(subscribe, get, get);
