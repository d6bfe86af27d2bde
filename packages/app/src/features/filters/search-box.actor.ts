import { fromCallback } from "xstate";
import type { FiltersEvent } from "./filters.events.ts";
import type { SearchRef } from "./search.machine.ts";

/** Sends the text of the search box in the top bar to the filters. */
export const searchBoxActor = fromCallback<FiltersEvent, { readonly search: SearchRef }>(
  ({ input: { search }, sendBack }) => {
    const typing = search.on("search.typing", () => sendBack({ type: "search.typing" }));
    const paused = search.on("search.paused", ({ text }) => sendBack({ type: "search.set", text }));
    return () => {
      typing.unsubscribe();
      paused.unsubscribe();
    };
  },
);
