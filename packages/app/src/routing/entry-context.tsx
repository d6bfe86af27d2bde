import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { type AddressBar, type Entry, entryOf, type Navigation } from "./address-bar.ts";

const EntryContext = createContext<{ readonly entry: Entry; readonly bar: AddressBar } | null>(null);

function useProvided() {
  const provided = useContext(EntryContext);
  if (provided === null) throw new Error("There is no entry. Put an EntryProvider around this component.");
  return provided;
}

/** Returns the history entry to render. */
export const useEntry = (): Entry => useProvided().entry;

/** Returns the address bar, for callbacks that read the current entry when they run. */
export const useAddressBar = (): AddressBar => useProvided().bar;

/**
 * Returns the navigation after 'back' has closed a sheet in which the URL has changed. The choices made in a sheet stay:
 * they become one new entry, or change the entry of the sheet below. Null after any other navigation.
 */
function choicesOf(left: Entry, entry: Entry): Navigation | null {
  const { sheet, listing } = left.state;
  const closes = sheet !== undefined && sheet !== entry.state.sheet && left.pathname === entry.pathname;
  if (!closes || left.address === entry.address) return null;
  return {
    address: left.address,
    step: entry.state.sheet === undefined ? "new" : "same",
    state: { ...entry.state, ...(listing !== undefined && { listing }) },
  };
}

/** Provides the history entry that the router renders, and connects the address bar with the router. */
export function EntryProvider({ bar, children }: { readonly bar: AddressBar; readonly children: ReactNode }) {
  const location = useLocation();
  const isStep = useNavigationType() === "POP";
  const navigate = useNavigate();
  const rendered = useMemo(() => entryOf(location), [location]);
  const [{ before, choices }, setShown] = useState({ before: rendered, choices: null as Navigation | null });
  if (before !== rendered) {
    // The address bar still has the entry that was left, also if that entry was never rendered.
    setShown({ before: rendered, choices: isStep ? choicesOf(bar.entry(), rendered) : null });
  }
  // The choices of a closed sheet are rendered before they are written, so that the listing does not load in between.
  const entry = useMemo(
    () =>
      choices === null
        ? rendered
        : entryOf({ ...rendered, search: choices.address.slice(rendered.pathname.length), state: choices.state }),
    [rendered, choices],
  );
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
    bar.connect(entry, ({ address, step, state }) => {
      if (step === "back") latest.current(-1);
      else latest.current(address, { replace: step === "same", state });
    });
  }, [bar, entry, navigate]);
  useEffect(() => {
    if (choices !== null) bar.go(choices);
  }, [bar, choices]);
  return <EntryContext value={useMemo(() => ({ entry, bar }), [entry, bar])}>{children}</EntryContext>;
}
