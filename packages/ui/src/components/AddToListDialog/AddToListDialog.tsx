import { LIST_LIMITS } from "@flaneur/domain";
import { formatName } from "../../lib/format-dashes.ts";
import { Link } from "../../lib/link.tsx";
import { useListsMessages } from "../../messages/lists.ts";
import { Button } from "../Button/Button.tsx";
import { CheckRow } from "../CheckRow/CheckRow.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Form, SubmitButton } from "../Form/Form.tsx";
import dialog from "../ListDialog/ListDialog.module.css";
import { TextField } from "../TextField/TextField.tsx";
import styles from "./AddToListDialog.module.css";

/** A list to choose. */
export interface ListChoice {
  readonly id: string;
  readonly name: string;
  /** The number of places in the list. */
  readonly count: number;
}

export interface AddToListDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** The URL of the page of all lists. */
  readonly listsHref: string;
  /** The name of the place. */
  readonly name: string;
  /** The visitor's lists; null while they are loading and if loading failed. */
  readonly lists: readonly ListChoice[] | null;
  /** The ids of the chosen lists. */
  readonly chosen: ReadonlySet<string>;
  /** The name of a new list as typed. */
  readonly newName: string;
  /** The state of the submit button. */
  readonly submit: "disabled" | "enabled" | "pending";
  /** Why loading or saving failed; null if nothing failed. */
  readonly failure: string | null;
  /** Called with the id of a list when its row is pressed, and with its new state. */
  readonly onChosenChange: (id: string, isChosen: boolean) => void;
  /** Called with the name of the new list when the visitor types. */
  readonly onNewNameChange: (name: string) => void;
  /** Called when the form is submitted. */
  readonly onSubmit: () => void;
  /** Called when the visitor presses 'Cancel', the cross, Escape or the backdrop. */
  readonly onClose: () => void;
}

/** A dialog in which the visitor chooses the lists that contain a place, and can create a list. */
export function AddToListDialog(props: AddToListDialogProps) {
  const { addToList, lists: texts, common } = useListsMessages();
  const { lists, chosen, newName } = props;
  return (
    <Dialog open={props.open} onClose={props.onClose} title={addToList.title(formatName(props.name))}>
      <Form failure={props.failure} onSubmit={props.onSubmit} className={dialog.form}>
        {lists === null && props.failure === null && (
          <p role="status" className={styles.loading}>
            {addToList.loading}
          </p>
        )}
        {lists !== null && lists.length > 0 && (
          <fieldset className={styles.lists}>
            <legend className={styles.legend}>{addToList.lists}</legend>
            {lists.map(({ id, name, count }) => (
              <CheckRow
                key={id}
                checked={chosen.has(id)}
                onCheckedChange={(isChosen) => props.onChosenChange(id, isChosen)}
                end={texts.count(count)}
              >
                {name}
              </CheckRow>
            ))}
          </fieldset>
        )}
        {lists !== null && lists.length > 0 && (
          <Link className={styles.all} href={props.listsHref}>
            {texts.all}
          </Link>
        )}
        {lists !== null && (
          <TextField
            label={addToList.create}
            hint={addToList.createHint}
            value={newName}
            onValueChange={props.onNewNameChange}
            autoComplete="off"
            maxLength={LIST_LIMITS.name}
            optional
          />
        )}
        <div className={dialog.decision}>
          <Button size="large" onClick={props.onClose}>
            {common.cancel}
          </Button>
          <SubmitButton state={props.submit} label={addToList.save} pendingLabel={addToList.saving} />
        </div>
      </Form>
    </Dialog>
  );
}
