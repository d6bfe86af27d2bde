import { fromCallback } from "xstate";
import type { FiltersEvent } from "./filters.events.ts";
import type { SearchRef } from "./search.machine.ts";

/** Sends the text of the search box in the top bar, and the suggestion that was chosen there, to the filters. */
export const searchBoxActor = fromCallback<FiltersEvent, { readonly search: SearchRef }>(
  ({ input: { search }, sendBack }) => {
    const typing = search.on("search.typing", () => sendBack({ type: "search.typing" }));
    const paused = search.on("search.paused", ({ text }) => sendBack({ type: "search.set", text }));
    const applied = search.on("search.applied", ({ meanings, rest, now }) =>
      sendBack({ type: "search.apply", meanings, rest, now }),
    );
    return () => {
      applied.unsubscribe();
      typing.unsubscribe();
      paused.unsubscribe();
    };
  },
);
