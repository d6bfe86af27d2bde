import { memo } from "react";
import { cx } from "../../lib/cx.ts";
import { useSearchSuggestionsMessages } from "../../messages/search-suggestions.ts";
import { rowsOf, type SearchSuggestionsState, type SuggestionRow } from "../../view-models/search-suggestions.ts";
import { ListboxOption } from "../Listbox/ListboxOption.tsx";
import { optionId } from "../Listbox/listbox-keys.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { Keys } from "./Keys.tsx";
import styles from "./SearchSuggestions.module.css";
import { RowContent, rowLabel } from "./SuggestionRow.tsx";
import { UnderstoodParts } from "./UnderstoodParts.tsx";

export interface SearchSuggestionsProps {
  /** The id of the list. The id of an option is this id, a hyphen and the index of the option, counted from 0. */
  readonly id: string;
  /** The state of the list: closed, loading, failed, or ready with its rows. */
  readonly state: SearchSuggestionsState;
  /** The index of the marked row among all rows, or null. */
  readonly marked: number | null;
  /**
   * Where the list is shown: below the field, or in the dialog 'Search Places' of a window narrower than 1024 px.
   * @default "popover"
   */
  readonly placement?: "popover" | "dialog";
  /** Whether screen readers announce the state: false while the visitor is typing. @default true */
  readonly announced?: boolean;
  /** Called with the row that was pressed. */
  readonly onTake: (row: SuggestionRow) => void;
  /**
   * Called when the cross of an understood filter is pressed, with the text that remains without the filter's words.
   */
  readonly onTextChange: (text: string) => void;
}

/**
 * The list of the places and filters that the text of a search may mean. The search field keeps the focus, handles the
 * keys and refers to the list by its id. The component is memoised, because the field renders again at each letter.
 */
export const SearchSuggestions = memo(function SearchSuggestions({
  id,
  state,
  marked,
  placement = "popover",
  announced = true,
  onTake,
  onTextChange,
}: SearchSuggestionsProps) {
  const { searchSuggestions: texts } = useSearchSuggestionsMessages();
  const rows = rowsOf(state);
  return (
    <>
      {state.status !== "closed" && (
        <div className={cx(styles.list, styles[placement])} data-status={state.status}>
          {state.status === "failed" && <p className={styles.message}>{texts.failed}</p>}
          {state.status === "ready" && isNothing(state) && (
            <p className={styles.message}>{texts.nothing(state.typed)}</p>
          )}
          {state.status === "ready" && state.understood !== null && (
            <UnderstoodParts parts={state.understood.parts} onTextChange={onTextChange} />
          )}
          <div id={id} role="listbox" aria-label={texts.label}>
            {state.status === "loading" && <Loading />}
            {state.status === "ready" ? (
              <Groups {...{ id, state, marked, onTake }} />
            ) : (
              rows.map((row, index) => <Option key={row.kind} {...{ id, row, index, marked, onTake }} typed="" />)
            )}
          </div>
          {placement === "popover" && rows.length > 0 && <Keys />}
        </div>
      )}
      {/* The element stays while the list is closed, so that screen readers announce its next content. */}
      <VisuallyHidden>
        <span role="status">{announced && statusOf(state, rows.length, texts)}</span>
      </VisuallyHidden>
    </>
  );
});

type Texts = ReturnType<typeof useSearchSuggestionsMessages>["searchSuggestions"];

function statusOf(state: SearchSuggestionsState, count: number, texts: Texts): string {
  if (state.status === "failed") return texts.failed;
  if (state.status !== "ready") return "";
  const found = texts.found(count);
  return isNothing(state) ? `${texts.nothing(state.typed)}. ${found}` : found;
}

type Ready = Extract<SearchSuggestionsState, { readonly status: "ready" }>;

/** Whether the text means no filter and is no part of a name or address. Similar names may still be suggested. */
const isNothing = ({ groups, text }: Ready): boolean =>
  text.total === 0 && groups.every(({ group }) => group === "similar");

type RowsProps = Pick<SearchSuggestionsProps, "id" | "marked" | "onTake">;

function Groups({ state: { groups, text, typed }, ...list }: RowsProps & { readonly state: Ready }) {
  let index = 0;
  return (
    <>
      {groups.map(({ group, title, rows }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox.
        <div key={group} role="group" aria-labelledby={`${list.id}-${group}`}>
          {/* The heading is the name of the group, not an option. */}
          <div id={`${list.id}-${group}`} role="presentation" className={styles.title}>
            {title}
          </div>
          {rows.map((row) => (
            <Option key={keyOf(row)} {...list} row={row} index={index++} typed={typed} />
          ))}
        </div>
      ))}
      <Option {...list} row={text} index={index} typed={typed} />
    </>
  );
}

function keyOf(row: SuggestionRow): string {
  if (row.kind === "place") return row.place.id;
  return row.kind === "filters" ? row.words.join() : row.kind;
}

/** Whether the row searches for a text that finds nothing. The empty listing then suggests other searches. */
const isEmpty = (row: SuggestionRow): boolean => row.kind === "text" && row.total === 0;

interface OptionProps extends RowsProps {
  readonly row: SuggestionRow;
  readonly index: number;
  readonly typed: string;
}

function Option({ id, row, index, marked, typed, onTake }: OptionProps) {
  const messages = useSearchSuggestionsMessages();
  return (
    <ListboxOption
      id={optionId(id, index)}
      className={cx(styles.option, styles[row.kind], isEmpty(row) && styles.empty, index === marked && styles.marked)}
      label={rowLabel(row, messages)}
      isMarked={index === marked}
      onTake={() => onTake(row)}
    >
      <RowContent row={row} typed={typed} />
    </ListboxOption>
  );
}

/** Placeholder rows. The stylesheet shows them only if loading takes longer than usual. */
function Loading() {
  const { searchSuggestions: texts } = useSearchSuggestionsMessages();
  return (
    // A listbox must contain an option. This option cannot be chosen.
    <div role="option" aria-selected={false} aria-disabled tabIndex={-1} aria-label={texts.loading}>
      {["first", "second", "third"].map((row) => (
        <span key={row} className={styles.bones}>
          <span className={styles.bone} />
          <span className={styles.bone} />
        </span>
      ))}
    </div>
  );
}
