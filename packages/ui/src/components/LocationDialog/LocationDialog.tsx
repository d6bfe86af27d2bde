import type { AddressSuggestion } from "@flaneur/domain";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocationMessages } from "../../messages/location.ts";
import type { LocationDialogState } from "../../view-models/location-state.ts";
import { Dialog } from "../Dialog/Dialog.tsx";
import { AddressStep } from "./AddressStep.tsx";
import styles from "./LocationDialog.module.css";
import { LocationSketch } from "./LocationSketch.tsx";
import { PointStep } from "./PointStep.tsx";

export interface LocationDialogProps {
  readonly open: boolean;
  readonly state: LocationDialogState;
  /** Fills its place above the texts, on a phone behind them. @default a drawing */
  readonly map?: ReactNode;
  readonly onEnterAddress: () => void;
  readonly onUseDetected: () => void;
  readonly onTextChange: (text: string) => void;
  readonly onFind: () => void;
  /** The arrow keys go through the suggestions; null for none of them. */
  readonly onMark: (index: number | null) => void;
  readonly onTake: (suggestion: AddressSuggestion) => void;
  /** Escape closes the list of suggestions. */
  readonly onDismiss: () => void;
  readonly onConfirm: () => void;
  /** 'Forget my location', where the shown one is confirmed. */
  readonly onForget: () => void;
  /** 'Cancel', the cross, Escape or a press beside it. */
  readonly onClose: () => void;
}

/** Where someone is: as their browser detects it, or by an address (§2). The map stays in its place between the steps. */
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
    // The dialog itself sees to the focus when it opens.
    if (!open || !before.open || before.step === step) return;
    const { activeElement } = document;
    // Whoever has gone to another control meanwhile stays there.
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
          {...state}
          field={field}
          onTextChange={actions.onTextChange}
          onFind={actions.onFind}
          onMark={actions.onMark}
          onTake={actions.onTake}
          onDismiss={actions.onDismiss}
          onUseDetected={actions.onUseDetected}
          onCancel={onClose}
        />
      ) : (
        <PointStep
          state={state}
          status={status}
          confirm={confirm}
          onEnterAddress={actions.onEnterAddress}
          onConfirm={actions.onConfirm}
          onForget={actions.onForget}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
