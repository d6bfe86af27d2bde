import { fromCallback } from "xstate";
import type { FiltersEvent } from "./filters.events.ts";
import type { SearchRef } from "./search.machine.ts";

interface SearchBoxInput {
  readonly search: SearchRef;
  /** The search of the filters when they start. */
  readonly text: string;
}

/**
 * Shows the search of the filters in the search box of the top bar. Sends the text that is typed there, and the
 * suggestion that is chosen there, to the filters.
 */
export const searchBoxActor = fromCallback<FiltersEvent, SearchBoxInput>(
  ({ input: { search, text: first }, sendBack }) => {
    const typing = search.on("search.typing", () => sendBack({ type: "search.typing" }));
    const paused = search.on("search.paused", ({ text }) => sendBack({ type: "search.set", text }));
    const applied = search.on("search.applied", ({ meanings, rest, now }) =>
      sendBack({ type: "search.apply", meanings, rest, now }),
    );
    search.send({ type: "search.begin", text: first });
    return () => {
      applied.unsubscribe();
      typing.unsubscribe();
      paused.unsubscribe();
    };
  },
);
