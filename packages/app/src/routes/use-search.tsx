import { type FilterState, type Question, type SuggestedFilters, withoutQuestion } from "@flaneur/domain";
import { lazyPart, type TopBarProps, useOpened } from "@flaneur/ui";
import { useSelector } from "@xstate/react";
import { Suspense, startTransition, useEffect, useMemo } from "react";
import { useNavigate } from "react-router";
import { AppContext, useActors } from "../app-context.ts";
import { readEntry } from "../features/filters/listing-entry.ts";
import { useNearMe } from "../features/filters/use-near-me.ts";
import { recentSearches } from "../features/search/recent-searches.ts";
import { useSearchSuggestions } from "../features/search/use-search-suggestions.tsx";
import { useConfirmedLocation, useLocationFor } from "../location/use-confirmed-location.ts";
import { useStore } from "../page/store.ts";
import { useEntry } from "../routing/entry-context.tsx";
import { useSheet } from "../routing/use-sheet.ts";

const SearchStartContent = lazyPart(
  async () => (await import("../features/search/SearchStartContent.tsx")).SearchStartContent,
);

const RecentContent = lazyPart(async () => (await import("../features/search/RecentContent.tsx")).RecentContent);

/** Returns the search of the top bar and of its dialog, each with suggestions. */
export function useSearch(): Pick<TopBarProps, "search" | "searchDialog"> {
  const { filters: actor, preferences } = useActors();
  const root = AppContext.useActorRef();
  const entry = useEntry();
  const { address, pathname } = entry;
  const onListing = pathname === "/";
  const stored = useStore(preferences);
  const read = useMemo(() => readEntry(entry, stored).filters, [entry, stored]);
  // The box shows what is typed at this URL, or the search of the listing. Two selectors: one that returned an object
  // would cause renders without a change, and these would reset a text that was typed before hydration.
  const typedText = useSelector(actor, ({ context: { typed } }) => (typed?.address === address ? typed.text : null));
  const typed = useSelector(
    actor,
    ({ context }) => context.typed?.address === address && context.typed.state === "typed",
  );
  const text = typedText ?? (onListing ? read.search : "");
  const navigate = useNavigate();
  const sheet = useSheet("search");
  const locationFor = useLocationFor();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is removed when its page is left.
  useEffect(() => () => actor.send({ type: "search.drop" }), [pathname, actor]);

  /**
   * Returns the filters of the listing without those of its question, which another question replaces. On another page,
   * these are the filters that the listing would open with (§4).
   */
  const filters = (): FilterState => withoutQuestion(read);
  const closeSheet = () => sheet.onOpenChange(false);

  const apply = (
    found: Pick<SuggestedFilters, "meanings" | "rest">,
    { letGo, notUnderstood }: Pick<Question, "letGo" | "notUnderstood"> = { letGo: "", notUnderstood: "" },
  ) => {
    const { now } = root.getSnapshot().context;
    // The actor has the text of a recent question before this component is rendered with it.
    const asked = (actor.getSnapshot().context.typed?.text ?? text).trim();
    // On another page, this opens the listing with the stored preferences (§4).
    actor.send({ type: "search.apply", ...found, text: asked, letGo, notUnderstood, now });
    recentSearches.add(asked);
    if (onListing) closeSheet();
    locationFor(found);
  };

  const { combobox: suggestions, onSubmit } = useSearchSuggestions({
    text,
    typed,
    placement: sheet.open ? "dialog" : "popover",
    filters,
    onTake: (row) => {
      if (row.kind === "place") {
        actor.send({ type: "search.drop" });
        // Replaces the history entry of the sheet, so that 'back' does not open the sheet again.
        const { open } = sheet;
        startTransition(() => void navigate(`/places/${encodeURIComponent(row.place.id)}`, { replace: open }));
        return;
      }
      apply(row.kind === "text" ? { meanings: [], rest: row.text } : row.filters);
    },
    onAnswer: (answer) => {
      if (answer.kind === "filters") apply(answer.filters, { ...answer, letGo: answer.letGo.join(" ") });
      else apply({ meanings: [], rest: answer.text });
    },
    onTextChange: (next) => actor.send({ type: "search.type", text: next }),
  });
  const submit = (question: string) => {
    actor.send({ type: "search.submit" });
    // An empty field asks nothing: the listing stays.
    if (onListing && question.trim() === "") closeSheet();
    else if (!onSubmit(question)) apply({ meanings: [], rest: question.trim() });
  };
  // Outside the sheet, which closes before a location is confirmed.
  const nearMe = useNearMe(actor);
  const located = useConfirmedLocation() !== null;
  const hasStart = useOpened(SearchStartContent, sheet.open && text.trim() === "");
  const idle = { ...suggestions, list: null, marked: null, suggestions: null, understood: null };
  const askAgain = (question: string) => {
    actor.send({ type: "search.type", text: question });
    submit(question);
  };
  const start = hasStart && (
    <SearchStartContent
      isOpen={sheet.open}
      filters={read}
      onQuestion={askAgain}
      onFilter={(event) => {
        actor.send(event);
        // On another page, the filter replaces the entry of the sheet by the listing.
        if (onListing) closeSheet();
      }}
      onNearMe={(state) => {
        nearMe(state);
        if (onListing || !located) closeSheet();
      }}
    />
  );
  const recent = (done: () => void) => (
    <Suspense>
      <RecentContent
        onQuestion={(question) => {
          done();
          askAgain(question);
        }}
        onEmpty={done}
      />
    </Suspense>
  );
  return {
    search: {
      value: text,
      onValueChange: (value) => actor.send({ type: "search.type", text: value }),
      onSubmit: () => submit(text),
      combobox: sheet.open ? idle : { ...suggestions, recent },
    },
    searchDialog: { ...sheet, combobox: sheet.open ? suggestions : idle, start },
  };
}
