import { hasActiveFilters, LISTED_STATUSES } from "@flaneur/domain";
import { useEffect, useRef } from "react";
import { useFilterDialogMessages } from "../../messages/filter-dialogs.ts";
import { advancedRules, advancedSentence } from "../../view-models/advanced-filters.ts";
import { Button } from "../Button/Button.tsx";
import { ChoiceChips } from "../ChoiceChips/ChoiceChips.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { ErrorNotice } from "../ErrorNotice/ErrorNotice.tsx";
import { OrdinalText } from "../Ordinal/Ordinal.tsx";
import { AddValue } from "./AddValue.tsx";
import styles from "./AdvancedFilters.module.css";
import type { AdvancedFiltersProps } from "./advanced-filters-props.ts";
import { Rule } from "./Rule.tsx";

/**
 * A dialog for filters with 'is', 'is not', AND and OR, and for the status of a place. The dialog changes a draft, and
 * 'Show places' applies all changes in one step (§2, §5).
 */
export function AdvancedFilters(props: AdvancedFiltersProps) {
  const messages = useFilterDialogMessages();
  const { advancedFilters, common, filters: texts, statuses } = messages;
  const { draft, filters } = props;
  const rules = advancedRules(draft);
  const keys = rules.flatMap(({ category, values }) => values.map(({ value }) => `${category}/${value}`));
  const content = useRef<HTMLDivElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  /** The index of the value whose removal was pressed, until the value is removed. */
  const removed = useRef<number | null>(null);
  // The pressed button is removed with its value. The button of the next value gets the focus, or else that of the last
  // value, or else the field for a value.
  useEffect(() => {
    if (removed.current === null) return;
    const buttons = content.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? [];
    const next = buttons[Math.min(removed.current, keys.length - 1)];
    (next ?? content.current?.querySelector<HTMLElement>("input"))?.focus();
    removed.current = null;
  }, [keys.length]);
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={texts.advanced}
      size="large"
      phone="screen"
      foot={
        <div className={styles.foot}>
          {hasActiveFilters(draft) && (
            <Button
              variant="link"
              className={styles.clear}
              onClick={() => {
                props.onClear();
                // The pressed button is removed.
                done.current?.focus();
              }}
            >
              {common.clearAll}
            </Button>
          )}
          <Button size="large" className={styles.cancel} onClick={props.onClose}>
            {common.cancel}
          </Button>
          <Button ref={done} variant="solid" size="large" onClick={props.onApply}>
            <span aria-live="polite">{props.total === null ? texts.showUncounted : texts.showPlaces(props.total)}</span>
          </Button>
        </div>
      }
    >
      <div ref={content} className={styles.content}>
        {filters.status === "error" ? (
          <ErrorNotice message={texts.error} onRetry={props.onRetry} />
        ) : (
          <AddValue filters={filters} onAdd={props.onToggle} />
        )}
        {rules.length > 0 && (
          <div className={styles.rules}>
            {rules.map((rule) => (
              <Rule
                key={rule.category}
                {...rule}
                onRemove={(value) => {
                  removed.current = keys.indexOf(`${rule.category}/${value}`);
                  props.onToggle(rule.category, value);
                }}
                onNegate={(value, negated) => props.onNegate(rule.category, value, negated)}
                onJoin={(join) => props.onJoin(rule.category, join)}
              />
            ))}
          </div>
        )}
        <div className={styles.rule}>
          <span className={styles.label}>{advancedFilters.status}</span>
          <ChoiceChips
            label={advancedFilters.status}
            options={LISTED_STATUSES}
            nameOf={(status) => statuses[status]}
            chosen={draft.placeStatuses}
            onToggle={props.onToggleStatus}
          />
        </div>
        <p className={styles.sentence} aria-live="polite">
          {advancedSentence(draft, messages).map((part, index) =>
            typeof part === "string" ? (
              part
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified only by its position in the sentence.
              <strong key={index}>
                <OrdinalText text={part.strong} />
              </strong>
            ),
          )}
        </p>
      </div>
    </Dialog>
  );
}
