import { fold } from "@flaneur/domain";
import { type RefObject, useRef } from "react";
import { formatName } from "../../lib/format-dashes.ts";
import { useListsMessages } from "../../messages/lists.ts";
import styles from "../AddToListDialog/AddToListDialog.module.css";
import { Button } from "../Button/Button.tsx";
import { CheckRow } from "../CheckRow/CheckRow.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Form, SubmitButton } from "../Form/Form.tsx";
import dialog from "../ListDialog/ListDialog.module.css";
import { TextField } from "../TextField/TextField.tsx";

/** A favorite that the list does not have. */
export interface PlaceChoice {
  readonly id: string;
  readonly name: string;
  readonly types: readonly string[];
}

export interface AddPlacesDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** The favorites to choose from; null while they are loading and if loading failed. */
  readonly places: readonly PlaceChoice[] | null;
  /** Whether the visitor has no favorites at all. If false, an empty `places` means that the list has all favorites. */
  readonly hasNoFavorites: boolean;
  /** The ids of the chosen places. */
  readonly chosen: ReadonlySet<string>;
  /** The text of the filter field. Only places with this text in their name are shown. */
  readonly filter: string;
  /** The state of the submit button. */
  readonly submit: "disabled" | "enabled" | "pending";
  /** Why loading or saving failed; null if nothing failed. */
  readonly failure: string | null;
  /** Called with the id of a place when its row is pressed, and with its new state. */
  readonly onChosenChange: (id: string, isChosen: boolean) => void;
  /** Called with the text of the filter field when the visitor types. */
  readonly onFilterChange: (filter: string) => void;
  /** Called when the form is submitted. */
  readonly onSubmit: () => void;
  /** Called when the visitor presses 'Cancel', the cross, Escape or the backdrop. */
  readonly onClose: () => void;
}

/** The minimum number of favorites for which the dialog has a field that filters them by name. */
const FILTERED_FROM = 8;

/** A dialog that adds favorites to a list. */
export function AddPlacesDialog(props: AddPlacesDialogProps) {
  const { addPlaces, common } = useListsMessages();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={addPlaces.title}
      subtitle={addPlaces.subtitle}
      phone="screen"
      {...(props.places !== null && props.places.length >= FILTERED_FROM && { firstFocus: field })}
    >
      <Form failure={props.failure} onSubmit={props.onSubmit} className={dialog.form}>
        {props.places === null && props.failure === null && (
          <p role="status" className={styles.loading}>
            {addPlaces.loading}
          </p>
        )}
        {props.places !== null && <Choices {...props} places={props.places} field={field} />}
        <div className={dialog.decision}>
          <Button size="large" onClick={props.onClose}>
            {common.cancel}
          </Button>
          <SubmitButton
            state={props.submit}
            label={addPlaces.save(props.chosen.size)}
            pendingLabel={addPlaces.saving}
          />
        </div>
      </Form>
    </Dialog>
  );
}

interface ChoicesProps extends AddPlacesDialogProps {
  readonly places: readonly PlaceChoice[];
  readonly field: RefObject<HTMLInputElement | null>;
}

function Choices({ places, field, filter, chosen, hasNoFavorites, onFilterChange, onChosenChange }: ChoicesProps) {
  const { addPlaces, values } = useListsMessages();
  if (places.length === 0) return <p className={styles.none}>{hasNoFavorites ? addPlaces.none : addPlaces.empty}</p>;
  const shown = places.filter(({ name }) => fold(name).includes(fold(filter)));
  return (
    <>
      {places.length >= FILTERED_FROM && (
        <TextField
          ref={field}
          type="search"
          label={addPlaces.filter}
          value={filter}
          onValueChange={onFilterChange}
          autoComplete="off"
        />
      )}
      <p role="status" className={shown.length === 0 ? styles.none : styles.slot}>
        {shown.length === 0 && addPlaces.noMatch}
      </p>
      {shown.length > 0 && (
        <fieldset className={styles.lists}>
          <legend className={styles.legend}>{addPlaces.places}</legend>
          {shown.map(({ id, name, types: [type] }) => (
            <CheckRow
              key={id}
              checked={chosen.has(id)}
              onCheckedChange={(isChosen) => onChosenChange(id, isChosen)}
              {...(type !== undefined && { end: values.type(type) })}
            >
              {formatName(name)}
            </CheckRow>
          ))}
        </fieldset>
      )}
    </>
  );
}
