import { DISPLAY_CAPS, fold } from "@flaneur/domain";
import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { type KeyboardEvent, memo, useRef, useState } from "react";
import type { FilterOption } from "../../lib/filter-option.ts";
import { useFilterDialogMessages } from "../../messages/filter-dialogs.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { ErrorNotice } from "../ErrorNotice/ErrorNotice.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { ToggleChip } from "../ToggleChip/ToggleChip.tsx";
import styles from "./AllTags.module.css";
import type { AllTagsProps } from "./all-tags-props.ts";

const CHIPS = "input[type=checkbox]:enabled";

/** Moves the focus by arrow keys between the search field and the tags that were found. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const field = event.currentTarget.querySelector<HTMLElement>("input[type=search]");
  const inField = event.target === field;
  // Within the field, the left and right arrows move the caret.
  if (step === undefined || (inField && event.key !== "ArrowDown")) return;
  const chips: readonly EventTarget[] = [...event.currentTarget.querySelectorAll<HTMLElement>(CHIPS)];
  const from = chips.indexOf(event.target);
  const next = chips[from + step] ?? (from + step < 0 ? field : undefined);
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

/** A dialog with all tags by category and a search field (§2). A chosen tag applies at once, as in the sidebar. */
export function AllTags({ open, filters, onToggle, onRetry, doneLabel, onClearAll, onClose }: AllTagsProps) {
  const messages = useFilterDialogMessages();
  const { allTags, common, filters: texts, values } = messages;
  const [search, setSearch] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  const categories = filters.status === "ready" ? filters.tags : [];
  const wanted = fold(search).trim();
  const found = categories
    .flatMap(({ options }) => options)
    .filter(({ value }) => wanted !== "" && fold(values.tag(value)).includes(wanted));
  const shown = found.slice(0, DISPLAY_CAPS.tagSearch);
  const clear = () => {
    setSearch("");
    field.current?.focus();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.allTags}
      size="wide"
      phone="screen"
      firstFocus={field}
      foot={
        <div className={styles.foot}>
          {onClearAll !== undefined && (
            <Button
              variant="link"
              className={styles.clear}
              onClick={() => {
                onClearAll();
                // The pressed button is removed.
                done.current?.focus();
              }}
            >
              {common.clearAll}
            </Button>
          )}
          <Button ref={done} variant="solid" size="large" className={styles.done} onClick={onClose}>
            <span aria-live="polite">{doneLabel}</span>
          </Button>
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the arrow keys of the controls inside. */}
      <div onKeyDown={moveFocus}>
        <TextField
          ref={field}
          type="search"
          label={allTags.search}
          labelled="hidden"
          placeholder={allTags.search}
          value={search}
          onValueChange={setSearch}
          autoComplete="off"
          icon={<MagnifyingGlassIcon size={18} aria-hidden />}
          end={
            search !== "" && (
              <IconButton label={common.clear} onClick={clear}>
                <XIcon size={16} aria-hidden />
              </IconButton>
            )
          }
          onKeyDown={(event) => {
            // The first Escape clears the search, the next one closes the dialog.
            if (event.key === "Escape") setSearch("");
          }}
        />
        <div role="status" className={styles.count}>
          {wanted !== "" &&
            filters.status === "ready" &&
            (found.length === 0
              ? allTags.noResults
              : found.length > shown.length
                ? allTags.firstResults(shown.length, found.length)
                : allTags.results(found.length))}
        </div>
        {shown.length > 0 && <Chips label={allTags.search} options={shown} onToggle={onToggle} />}
      </div>
      {filters.status === "error" && (
        <div className={styles.error}>
          <ErrorNotice message={texts.error} onRetry={onRetry} />
        </div>
      )}
      {filters.status !== "error" && categories.length === 0 && (
        <p className={styles.none}>{filters.status === "loading" ? texts.loading : messages.categories.tags.none}</p>
      )}
      {categories.map(({ name, options }) => (
        <section key={name} className={styles.category}>
          <h3 className={styles.name}>{values.tagCategory(name)}</h3>
          <Chips label={values.tagCategory(name)} options={options} onToggle={onToggle} />
        </section>
      ))}
    </Dialog>
  );
}

interface ChipsProps extends Pick<AllTagsProps, "onToggle"> {
  readonly label: string;
  readonly options: readonly FilterOption[];
}

const Chips = memo(({ label, options, onToggle }: ChipsProps) => (
  <ul className={styles.chips} aria-label={label}>
    {options.map((option) => (
      <li key={option.value} className={styles.item}>
        <ToggleChip option={option} onToggle={onToggle} />
      </li>
    ))}
  </ul>
));
