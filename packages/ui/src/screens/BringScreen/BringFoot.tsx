import { LIST_LIMITS } from "@flaneur/domain";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { Button } from "../../components/Button/Button.tsx";
import { CheckRow } from "../../components/CheckRow/CheckRow.tsx";
import { ProgressBar } from "../../components/ProgressBar/ProgressBar.tsx";
import { TextField } from "../../components/TextField/TextField.tsx";
import { useBringMessages } from "../../messages/bring.ts";
import styles from "./BringScreen.module.css";
import type { BringList, BringReviewState } from "./bring-state.ts";

export interface BringFootActions {
  /** Called when the visitor changes the checkbox for a new list, or the name of the list. */
  readonly onListChange: (list: BringList) => void;
  /** Called when 'Add n places' or 'Create the list' is pressed. */
  readonly onSave: () => void;
  /**
   * Called when 'Cancel' is pressed in any step, and when 'Bring more places' is pressed after a save. Stop the save if
   * one is in progress, otherwise go back to the choice of a file.
   */
  readonly onCancel: () => void;
}

/** The foot of the review: a summary of the places that will be saved, and the buttons to save or cancel. */
export function BringFoot({
  state,
  onListChange,
  onSave,
  onCancel,
}: BringFootActions & { readonly state: BringReviewState }) {
  const { bring: texts } = useBringMessages();
  const { check, toAdd, already, list, isListCreated, submit, progress, failure } = state;
  const unchecked = check.filter(({ choice }) => choice === null).length;
  const isPending = submit === "pending";
  const chosen = toAdd + already;
  return (
    <form
      className={styles.foot}
      onSubmit={(event) => {
        event.preventDefault();
        if (submit === "enabled") onSave();
      }}
    >
      {chosen > 0 && (
        <div className={styles.list}>
          <CheckRow
            checked={list.isWanted}
            disabled={isPending}
            onCheckedChange={(isWanted) => onListChange({ ...list, isWanted })}
          >
            {texts.intoList}
          </CheckRow>
          {list.isWanted && (
            <TextField
              label={texts.listName}
              value={list.name}
              maxLength={LIST_LIMITS.name}
              readOnly={isPending || isListCreated}
              onValueChange={(name) => onListChange({ ...list, name })}
              hint={isListCreated ? texts.listNameFixed : chosen > LIST_LIMITS.places ? texts.listLimit : undefined}
            />
          )}
        </div>
      )}
      <div role="alert">
        {failure !== null && (
          <p className={styles.failure}>
            <WarningCircleIcon size={20} weight="fill" aria-hidden />
            {progress === null ? failure : texts.saveFailed(progress.done, progress.total, failure)}
          </p>
        )}
      </div>
      <div role="status">
        {!isPending && failure === null && progress !== null && (
          <p className={styles.sum}>{texts.stopped(progress.done, progress.total)}</p>
        )}
      </div>
      {isPending && progress !== null && (
        <ProgressBar className={styles.bar} label={texts.adding} max={progress.total} value={progress.done} />
      )}
      <div className={styles.footRow}>
        <p className={styles.sum}>
          {texts.sum(toAdd, already)} {unchecked > 0 && texts.unchecked(unchecked)}
        </p>
        <div className={styles.buttons}>
          <Button size="large" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            variant="solid"
            size="large"
            disabled={submit === "disabled"}
            aria-disabled={isPending || undefined}
          >
            {isPending ? texts.adding : toAdd === 0 && list.isWanted ? texts.addToList : texts.add(toAdd)}
          </Button>
        </div>
      </div>
    </form>
  );
}
