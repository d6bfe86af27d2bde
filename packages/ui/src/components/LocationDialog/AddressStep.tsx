import { MAX_ADDRESS_LENGTH } from "@flaneur/domain";
import { MapPinIcon } from "@phosphor-icons/react/dist/csr/MapPin";
import { type Ref, useId } from "react";
import { useConnection } from "../../lib/use-connection.ts";
import { useLocationMessages } from "../../messages/location.ts";
import type { LocationDialogState } from "../../view-models/location-state.ts";
import { Button } from "../Button/Button.tsx";
import { Form, SubmitButton } from "../Form/Form.tsx";
import { onListboxKey, optionId } from "../Listbox/listbox-keys.ts";
import { TextField } from "../TextField/TextField.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { AddressSuggestions } from "./AddressSuggestions.tsx";
import styles from "./LocationDialog.module.css";
import type { LocationDialogProps } from "./location-dialog-props.ts";

interface AddressFieldProps extends Pick<LocationDialogProps, "onTextChange" | "onMark" | "onTake" | "onDismiss"> {
  readonly state: Extract<LocationDialogState, { readonly step: "address" }>;
  /** The ref of the input element. */
  readonly field: Ref<HTMLInputElement>;
}

interface AddressStepProps extends AddressFieldProps, Pick<LocationDialogProps, "onFind"> {
  /** Called when 'Use detected location instead' is pressed. */
  readonly onUseDetected: () => void;
  /** Called when the visitor presses 'Cancel'. */
  readonly onCancel: () => void;
}

/** The form for an address (§5). */
export function AddressStep({ onFind, onUseDetected, onCancel, ...field }: AddressStepProps) {
  const { locationDialog, common } = useLocationMessages();
  const { detection, progress } = field.state;
  const isOnline = useConnection() === "online";
  return (
    <Form failure={null} onSubmit={onFind} className={styles.step}>
      <AddressField {...field} />
      {detection === "possible" && (
        <div className={styles.links}>
          <Button variant="link" className={styles.link} onClick={onUseDetected}>
            {locationDialog.useDetected}
          </Button>
        </div>
      )}
      <div className={styles.decision}>
        <Button size="large" onClick={onCancel}>
          {common.cancel}
        </Button>
        <SubmitButton
          state={!isOnline ? "disabled" : progress === "finding" ? "pending" : "enabled"}
          label={locationDialog.find}
          pendingLabel={locationDialog.finding}
        />
      </div>
    </Form>
  );
}

/** A combobox of the ARIA Authoring Practices, with suggestions for the typed text. */
function AddressField({ state, field, onTextChange, onMark, onTake, onDismiss }: AddressFieldProps) {
  const { locationDialog, common } = useLocationMessages();
  const isOnline = useConnection() === "online";
  const { text, error, progress, suggestions, marked } = state;
  const id = useId();
  const open = suggestions.length > 0;

  const take = (index: number) => {
    const suggestion = suggestions[index];
    if (suggestion !== undefined) onTake(suggestion);
  };

  return (
    <div className={styles.combobox}>
      <TextField
        ref={field}
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && marked !== null ? optionId(id, marked) : undefined}
        onKeyDown={(event) => {
          // Escape closes only the list. The next Escape closes the dialog.
          if (open)
            onListboxKey(event, { list: id, count: suggestions.length, marked, onMark, onTake: take, onDismiss });
        }}
        onBlur={onDismiss}
        label={locationDialog.address}
        placeholder={locationDialog.addressExample}
        icon={<MapPinIcon size={20} aria-hidden />}
        autoComplete="off"
        maxLength={MAX_ADDRESS_LENGTH}
        value={text}
        onValueChange={onTextChange}
        readOnly={progress === "finding" || !isOnline}
        error={isOnline ? (error ?? undefined) : common.needsConnection}
      />
      {open && <AddressSuggestions id={id} typed={text} suggestions={suggestions} marked={marked} onTake={onTake} />}
      <VisuallyHidden>
        <span role="status">{open && locationDialog.suggested(suggestions.length)}</span>
      </VisuallyHidden>
    </div>
  );
}
