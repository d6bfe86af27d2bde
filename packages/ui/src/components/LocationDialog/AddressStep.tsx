import type { AddressSuggestion } from "@flaneur/domain";
import { MapPinIcon } from "@phosphor-icons/react/dist/csr/MapPin";
import { type KeyboardEvent, type Ref, useId } from "react";
import { useLocationMessages } from "../../messages/location.ts";
import type { LocationDialogState } from "../../view-models/location-state.ts";
import { Button } from "../Button/Button.tsx";
import { Form, SubmitButton } from "../Form/Form.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { AddressSuggestions, optionId } from "./AddressSuggestions.tsx";
import styles from "./LocationDialog.module.css";

type AddressStepProps = Extract<LocationDialogState, { readonly step: "address" }> & {
  readonly field: Ref<HTMLInputElement>;
  readonly onTextChange: (text: string) => void;
  readonly onFind: () => void;
  readonly onMark: (index: number | null) => void;
  readonly onTake: (suggestion: AddressSuggestion) => void;
  readonly onDismiss: () => void;
  readonly onUseDetected: () => void;
  readonly onCancel: () => void;
};

/** Longer than any address; a geocoder refuses much longer ones. */
const MAX_LENGTH = 200;

/** An address by hand (§5): the combobox of the ARIA practices, whose list completes what is typed. */
export function AddressStep({
  text,
  error,
  progress,
  detection,
  suggestions,
  marked,
  field,
  ...actions
}: AddressStepProps) {
  const { locationDialog, common } = useLocationMessages();
  const id = useId();
  const open = suggestions.length > 0;
  const current = marked === null ? undefined : suggestions[marked];

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (!open) return;
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp": {
        event.preventDefault();
        const step = event.key === "ArrowDown" ? 1 : -1;
        const from = marked ?? (step === 1 ? -1 : suggestions.length);
        const to = (from + step + suggestions.length) % suggestions.length;
        actions.onMark(to);
        event.currentTarget.ownerDocument.getElementById(optionId(id, to))?.scrollIntoView({ block: "nearest" });
        return;
      }
      case "Enter":
        // Without a marked suggestion what was typed is looked up as it is.
        if (current === undefined) return;
        event.preventDefault();
        actions.onTake(current);
        return;
      case "Escape":
        // The list first, then the dialog that it stands in.
        actions.onDismiss();
    }
  }

  return (
    <Form failure={null} onSubmit={actions.onFind} className={styles.step}>
      <div className={styles.combobox}>
        <TextField
          ref={field}
          role="combobox"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-autocomplete="list"
          aria-activedescendant={current === undefined || marked === null ? undefined : optionId(id, marked)}
          onKeyDown={onKeyDown}
          onBlur={actions.onDismiss}
          label={locationDialog.address}
          placeholder={locationDialog.addressExample}
          icon={<MapPinIcon size={20} aria-hidden />}
          autoComplete="off"
          maxLength={MAX_LENGTH}
          value={text}
          onValueChange={actions.onTextChange}
          readOnly={progress === "finding"}
          error={error ?? undefined}
        />
        {open && (
          <AddressSuggestions id={id} typed={text} suggestions={suggestions} marked={marked} onTake={actions.onTake} />
        )}
        <VisuallyHidden>
          <span role="status">{open && locationDialog.suggested(suggestions.length)}</span>
        </VisuallyHidden>
      </div>
      {detection === "possible" && (
        <div className={styles.links}>
          <Button variant="link" className={styles.link} onClick={actions.onUseDetected}>
            {locationDialog.useDetected}
          </Button>
        </div>
      )}
      <div className={styles.decision}>
        <Button size="large" onClick={actions.onCancel}>
          {common.cancel}
        </Button>
        <SubmitButton
          state={progress === "finding" ? "pending" : "enabled"}
          label={locationDialog.find}
          pendingLabel={locationDialog.finding}
        />
      </div>
    </Form>
  );
}
