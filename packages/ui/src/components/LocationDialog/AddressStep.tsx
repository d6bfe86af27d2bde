import { MapPinIcon } from "@phosphor-icons/react/dist/csr/MapPin";
import type { Ref } from "react";
import { useLocationMessages } from "../../messages/location.ts";
import type { LocationDialogState } from "../../view-models/location-state.ts";
import { Button } from "../Button/Button.tsx";
import { Form, SubmitButton } from "../Form/Form.tsx";
import { TextField } from "../TextField/TextField.tsx";
import styles from "./LocationDialog.module.css";

type AddressStepProps = Extract<LocationDialogState, { readonly step: "address" }> & {
  readonly field: Ref<HTMLInputElement>;
  readonly onTextChange: (text: string) => void;
  readonly onFind: () => void;
  readonly onUseDetected: () => void;
  readonly onCancel: () => void;
};

/** Longer than any address; a geocoder refuses much longer ones. */
const MAX_LENGTH = 200;

/** An address by hand (§5). */
export function AddressStep({ text, error, progress, detection, field, ...actions }: AddressStepProps) {
  const { locationDialog, common } = useLocationMessages();
  return (
    <Form failure={null} onSubmit={actions.onFind} className={styles.step}>
      <TextField
        ref={field}
        label={locationDialog.address}
        placeholder={locationDialog.addressExample}
        icon={<MapPinIcon size={20} aria-hidden />}
        autoComplete="street-address"
        maxLength={MAX_LENGTH}
        value={text}
        onValueChange={actions.onTextChange}
        readOnly={progress === "finding"}
        error={error ?? undefined}
      />
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
