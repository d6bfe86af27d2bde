import { useEffect, useRef } from "react";
import { useLocationMessages } from "../../messages/location.ts";
import { Dialog } from "../Dialog/Dialog.tsx";
import { AddressStep } from "./AddressStep.tsx";
import styles from "./LocationDialog.module.css";
import { LocationSketch } from "./LocationSketch.tsx";
import type { LocationDialogProps } from "./location-dialog-props.ts";
import { PointStep } from "./PointStep.tsx";

/**
 * A dialog to set the visitor's location: the browser detects it, or the visitor types an address (§2). All steps share
 * a map.
 */
export function LocationDialog({ open, state, map, onClose, ...actions }: LocationDialogProps) {
  const { locationDialog } = useLocationMessages();
  const status = useRef<HTMLParagraphElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { step } = state;
  const first = { detecting: status, point: confirm, address: field }[step];
  const shown = useRef({ open: false, step });
  useEffect(() => {
    const before = shown.current;
    shown.current = { open, step };
    // `Dialog` moves the focus when it opens. This effect moves the focus between the steps.
    if (!open || !before.open || before.step === step) return;
    const { activeElement } = document;
    // When the detection finds a point, the focus does not move if the visitor focused another control meanwhile. When
    // the address step follows, the focus always moves to its field.
    const isElsewhere = before.step === "detecting" && activeElement?.matches("button, a") === true;
    if (step !== "point" || !isElsewhere) first.current?.focus();
  }, [open, step, first]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={step === "address" ? locationDialog.titles.address : locationDialog.titles.confirm}
      size="map"
      phone="map"
      firstFocus={first}
      poster={<div className={styles.map}>{map ?? <LocationSketch step={step} />}</div>}
    >
      {step === "address" ? (
        <AddressStep
          state={state}
          field={field}
          onTextChange={actions.onTextChange}
          onFind={actions.onFind}
          onMark={actions.onMark}
          onTake={actions.onTake}
          onDismiss={actions.onDismiss}
          onUseDetected={() => actions.onStepChange("detecting")}
          onCancel={onClose}
        />
      ) : (
        <PointStep
          state={state}
          status={status}
          confirm={confirm}
          onEnterAddress={() => actions.onStepChange("address")}
          onConfirm={actions.onConfirm}
          onForget={actions.onForget}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
