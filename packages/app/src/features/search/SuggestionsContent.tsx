import type { FilterState, SearchAnswer } from "@flaneur/domain";
import { useMessages } from "@flaneur/ui";
import {
  onListboxKey,
  optionId,
  rowsOf,
  SearchSuggestions,
  type SearchSuggestionsState,
  type SuggestionRow,
  searchSuggestionsState,
  type UnderstoodText,
} from "@flaneur/ui/search-suggestions";
import { useActorRef, useSelector } from "@xstate/react";
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { useGraph } from "../../graph/graph-context.ts";
import { useConfirmedLocation } from "../../location/use-confirmed-location.ts";
import { usePageActor } from "../../page/page-context.ts";
import { listingConditions } from "../places/listing-conditions.ts";
import { hostedSuggestions } from "./suggest.actors.ts";
import { suggestMachine } from "./suggest.machine.ts";

/** The state of the suggestions that the search field reads. */
export interface FieldState {
  /** The id of the open list of suggestions, or null. */
  readonly list: string | null;
  /** The id of the marked option, or null. */
  readonly marked: string | null;
  /**
   * The filters that the words of the text mean together, for the button. Null if there are none, and while the
   * suggestions for the text are loading.
   */
  readonly understood: UnderstoodText | null;
}

const CLOSED: FieldState = { list: null, marked: null, understood: null };

/** The methods of the suggestions that the search field calls. */
export interface SuggestionsHandle {
  /** Handles a key of the field. Calls `preventDefault` if the list uses the key. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly close: () => void;
}

export interface SuggestionsContentProps {
  readonly handle: RefObject<SuggestionsHandle | null>;
  readonly text: string;
  /** Whether the visitor typed the text. */
  readonly typed: boolean;
  /** How often the visitor pressed the field or the arrow key to open the list. */
  readonly requestCount: number;
  /** The text that the visitor submitted and that has no answer yet; null otherwise. */
  readonly submitted: string | null;
  readonly placement: "popover" | "dialog";
  /** Returns the filters that suggestions are added to. */
  readonly filters: () => FilterState;
  /** Called when a value of the field's state changes. */
  readonly onFieldStateChange: (state: FieldState) => void;
  /** Called with what the submitted text leads to, as soon as it is known. */
  readonly onAnswer: (answer: SearchAnswer) => void;
  /** Called with the chosen row: a place, filters or a text. */
  readonly onTake: (row: Exclude<SuggestionRow, { readonly kind: "retry" }>) => void;
  /**
   * Called with the new text of the field: the text without the words of a filter that the visitor removes, or an empty
   * text when the visitor presses Escape while the suggestions are closed.
   */
  readonly onTextChange: (text: string) => void;
}

const ID = "search-suggestions";

/** The answer to a text whose suggestions cannot be loaded. */
const letters = (text: string): SearchAnswer => ({ kind: "letters", text: text.trim() });

/**
 * Shows the suggestions for the text in the search field. The code of this component is loaded when the visitor first
 * uses the search.
 */
export function SuggestionsContent({
  handle,
  text,
  typed,
  requestCount,
  submitted,
  placement,
  ...callbacks
}: SuggestionsContentProps) {
  const messages = useMessages();
  const actor = useSuggestActor();
  const { found, failed, marked } = useSelector(actor, ({ context }) => context);
  const open = useSelector(actor, (snapshot) => snapshot.hasTag("open"));
  const announced = useSelector(actor, (snapshot) => snapshot.hasTag("announced"));
  const located = useConfirmedLocation() !== null;
  const state = useShown(
    useMemo(
      () => searchSuggestionsState({ open, found, failed, located }, messages),
      [open, found, failed, located, messages],
    ),
  );
  const rows = rowsOf(state);
  const isShown = state.status !== "closed";
  // While the suggestions for a newer text are loading, the rows are those of an older text. The button applies what the
  // text in the field means, so it waits for the newer suggestions.
  const understood = state.status === "ready" && state.typed === text.trim() ? state.understood : null;

  const query = useEffectEvent(() => ({ text, filters: callbacks.filters() }));
  useEffect(() => {
    actor.send(typed ? { type: "suggest.type", ...query(), text } : { type: "suggest.textReplaced" });
  }, [actor, text, typed]);
  useEffect(() => {
    // When the dialog opens with a text, it shows the suggestions for this text.
    if (requestCount > 0 || placement === "dialog") actor.send({ type: "suggest.open", ...query() });
  }, [actor, requestCount, placement]);

  const isAnswered = submitted !== null && (failed || found?.typed === submitted.trim());
  const reportAnswer = useEffectEvent(() => {
    if (submitted !== null) callbacks.onAnswer(failed ? letters(submitted) : (found?.answer ?? letters(submitted)));
  });
  useEffect(() => {
    if (isAnswered) reportAnswer();
  }, [isAnswered]);
  useEffect(() => {
    if (submitted !== null) actor.send({ type: "suggest.submit", ...query(), text: submitted });
  }, [actor, submitted]);

  const reportFieldState = useEffectEvent(callbacks.onFieldStateChange);
  useLayoutEffect(() => {
    reportFieldState({
      list: isShown ? ID : null,
      marked: isShown && marked !== null ? optionId(ID, marked) : null,
      understood,
    });
    return () => reportFieldState(CLOSED);
  }, [isShown, marked, understood]);

  const take = (row: SuggestionRow) => {
    if (row.kind === "retry") actor.send({ type: "suggest.retry" });
    else callbacks.onTake(row);
  };
  useImperativeHandle(handle, () => ({
    // The dialog shows the list as long as it is open.
    close: () => placement === "popover" && actor.send({ type: "suggest.close" }),
    onKeyDown: (event) => {
      if (rows.length > 0) {
        onListboxKey(event, {
          list: ID,
          count: rows.length,
          marked,
          onMark: (index) => actor.send({ type: "suggest.mark", index }),
          onTake: (index) => {
            const row = rows[index];
            if (row !== undefined) take(row);
          },
          onDismiss: () => {},
        });
      }
      if (event.key !== "Escape" || placement === "dialog") return;
      // Browsers clear the field on Escape. The first Escape only closes the list.
      event.preventDefault();
      if (isShown) actor.send({ type: "suggest.close" });
      else callbacks.onTextChange("");
    },
  }));

  return (
    <SearchSuggestions
      id={ID}
      state={state}
      marked={marked}
      placement={placement}
      announced={announced}
      onTake={useLatest(take)}
      onTextChange={useLatest(callbacks.onTextChange)}
    />
  );
}

/**
 * Returns the state that the list shows. New suggestions are deferred, so that the browser paints a typed letter before
 * React renders the suggestions. The list closes without a delay.
 */
function useShown(state: SearchSuggestionsState): SearchSuggestionsState {
  const deferred = useDeferredValue(state);
  return state.status === "closed" ? state : deferred;
}

/** Returns a stable function that calls the latest callback, so that the memoised list does not re-render. */
function useLatest<Argument>(callback: (argument: Argument) => void): (argument: Argument) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((argument) => latest.current(argument), []);
}

function useSuggestActor() {
  const graph = useGraph();
  const page = usePageActor();
  const machine = useMemo(
    () => suggestMachine.provide({ actors: { suggestions: hostedSuggestions(graph, listingConditions(page)) } }),
    [graph, page],
  );
  return useActorRef(machine);
}
