import { createAddressBar, entryOf, type Navigation } from "../src/routing/address-bar.ts";
import type { EntryState } from "../src/routing/entry-state.ts";

/** A history without a browser. Every navigation of its address bar is rendered at once. */
export function startHistory(address = "/", state: EntryState = {}) {
  const bar = createAddressBar();
  const navigations: Pick<Navigation, "address" | "step">[] = [];
  let changed = () => {};
  const entry = (to: string, ofEntry: EntryState) => {
    const { pathname, search } = new URL(to, "http://localhost");
    return entryOf({ pathname, search, state: ofEntry });
  };
  const entries = [entry(address, state)];
  const render = () => {
    const shown = entries.at(-1);
    if (shown === undefined) throw new Error("The history has no entry.");
    bar.connect(shown, ({ step, ...to }) => {
      navigations.push({ address: to.address, step });
      if (step !== "new") entries.pop();
      if (step !== "back") entries.push(entry(to.address, to.state));
      render();
    });
    changed();
  };
  render();
  return {
    bar,
    navigations,
    /** Shows another entry, as a link does. */
    goTo: (to: string, ofEntry: EntryState = {}) => {
      entries.push(entry(to, ofEntry));
      render();
    },
    /** Shows the entry before, as 'back' does. */
    back: () => {
      entries.pop();
      render();
    },
    /** Calls the function when another entry is shown. */
    onChange: (listener: () => void) => {
      changed = listener;
    },
  };
}
