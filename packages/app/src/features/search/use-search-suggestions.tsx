import { MIN_SUGGESTED_LENGTH } from "@flaneur/domain";
import { lazyPart, type SearchCombobox, useOpened } from "@flaneur/ui";
import { useRef, useState } from "react";
import type { FieldState, SuggestionsContentProps, SuggestionsHandle } from "./SuggestionsContent.tsx";

const SuggestionsContent = lazyPart(async () => (await import("./SuggestionsContent.tsx")).SuggestionsContent);

const CLOSED: FieldState = { list: null, marked: null, understood: null };

type Options = Pick<
  SuggestionsContentProps,
  "text" | "typed" | "placement" | "filters" | "onTake" | "onAnswer" | "onTextChange"
>;

/**
 * Returns the props of a search field with suggestions. The code of the suggestions is loaded when the pointer first
 * enters the field or the field gets the focus. Then the suggestions for the text that was typed meanwhile are shown.
 */
export function useSearchSuggestions(options: Options): {
  readonly combobox: SearchCombobox;
  /** Call it when the text, or a text that replaces it, is submitted. Returns whether `onAnswer` will be called. */
  readonly onSubmit: (question: string) => boolean;
} {
  const { text, typed, placement } = options;
  /** The field that the visitor uses, and how often the visitor requested suggestions there without typing. */
  const [used, setUsed] = useState<{ readonly placement: Options["placement"]; readonly requestCount: number }>({
    placement: "popover",
    requestCount: 0,
  });
  const [field, setField] = useState<FieldState>(CLOSED);
  const [submitted, setSubmitted] = useState<string | null>(null);
  // Another text is another question.
  if (submitted !== null && submitted !== text) setSubmitted(null);
  const handle = useRef<SuggestionsHandle>(null);
  const isUsed = used.placement === placement;
  const isLong = text.trim().length >= MIN_SUGGESTED_LENGTH;
  const isNeeded = isUsed && isLong && (typed || used.requestCount > 0 || placement === "dialog" || submitted !== null);
  const isOpened = useOpened(SuggestionsContent, isNeeded);
  const ask = () => {
    if (isLong && field.list === null) setUsed(({ requestCount }) => ({ placement, requestCount: requestCount + 1 }));
  };
  const { understood, ...ids } = field;
  const combobox: SearchCombobox = {
    ...ids,
    understood: understood && {
      total: understood.count,
      onTake: () => options.onTake({ kind: "filters", words: [], ...understood }),
    },
    suggestions: isUsed && isOpened && (
      <SuggestionsContent
        {...options}
        handle={handle}
        requestCount={used.requestCount}
        submitted={submitted}
        onAnswer={(answer) => {
          setSubmitted(null);
          options.onAnswer(answer);
        }}
        onFieldStateChange={setField}
      />
    ),
    onIntent: () => {
      void SuggestionsContent.preload();
      if (!isUsed) setUsed({ placement, requestCount: 0 });
    },
    onPress: ask,
    onKeyDown: (event) => {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") ask();
      handle.current?.onKeyDown(event);
    },
    onClose: () => handle.current?.close(),
  };
  return {
    combobox,
    onSubmit: (question) => {
      if (question.trim().length < MIN_SUGGESTED_LENGTH) return false;
      void SuggestionsContent.preload();
      setUsed(({ requestCount }) => ({ placement, requestCount }));
      setSubmitted(question);
      return true;
    },
  };
}
