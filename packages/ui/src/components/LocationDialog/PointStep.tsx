import { GpsFixIcon } from "@phosphor-icons/react/dist/csr/GpsFix";
import { MapPinIcon } from "@phosphor-icons/react/dist/csr/MapPin";
import { type Ref, useId } from "react";
import { type LocationMessages, useLocationMessages } from "../../messages/location.ts";
import { type LocationDialogState, preciseCoordinates } from "../../view-models/location-state.ts";
import { Button } from "../Button/Button.tsx";
import { Form } from "../Form/Form.tsx";
import styles from "./LocationDialog.module.css";

type PointState = Exclude<LocationDialogState, { readonly step: "address" }>;

interface PointStepProps {
  readonly state: PointState;
  readonly status: Ref<HTMLParagraphElement>;
  readonly confirm: Ref<HTMLButtonElement>;
  readonly onEnterAddress: () => void;
  readonly onConfirm: () => void;
  readonly onForget: () => void;
  readonly onCancel: () => void;
}

interface Lines {
  readonly main: string;
  /** False while the location or its address is loading. */
  readonly isKnown: boolean;
  readonly detail: string | null;
}

/** Returns the lines of text: the address, or the coordinates if the address is unknown, or what is loading. */
function linesOf(state: PointState, { locationDialog }: LocationMessages): Lines {
  if (state.step === "detecting") {
    const detail = state.pace === "slow" ? locationDialog.slow : null;
    return { main: locationDialog.detecting, isKnown: false, detail };
  }
  const precise = preciseCoordinates(state.coordinates);
  if (state.address === null) {
    return state.progress === "resolving"
      ? { main: locationDialog.resolving, isKnown: false, detail: precise }
      : { main: precise, isKnown: true, detail: null };
  }
  return { main: state.address, isKnown: true, detail: approximation(state, locationDialog) ?? precise };
}

function approximation(
  { exactness, unknownNumber }: Extract<PointState, { readonly step: "point" }>,
  texts: LocationMessages["locationDialog"],
): string | null {
  if (unknownNumber !== null) return texts.approximate(unknownNumber);
  return exactness === "estimated" ? texts.estimated : null;
}

/** The step in which the visitor confirms the location that was detected or found. */
export function PointStep({ state, status, confirm, ...actions }: PointStepProps) {
  const messages = useLocationMessages();
  const { locationDialog, common, location } = messages;
  const id = useId();
  const { main, isKnown, detail } = linesOf(state, messages);
  const Icon = state.step === "detecting" ? GpsFixIcon : MapPinIcon;
  const confirming = state.step === "point" && state.progress === "confirming";
  return (
    <Form failure={null} onSubmit={actions.onConfirm} className={styles.step}>
      <div className={styles.found} role="status">
        <Icon size={20} aria-hidden />
        <p ref={status} id={id} tabIndex={-1} className={styles.lines}>
          <span className={isKnown ? styles.address : styles.pending}>{main}</span>
          {detail !== null && <span className={styles.detail}>{detail}</span>}
        </p>
      </div>
      <div role="status">
        {state.step === "point" && state.region === "outside" && (
          <p className={styles.outside}>{locationDialog.outside}</p>
        )}
      </div>
      <div className={styles.links}>
        <Button variant="link" className={styles.link} onClick={actions.onEnterAddress}>
          {locationDialog.enterAddress}
        </Button>
        {state.step === "point" && state.isConfirmed && (
          <Button variant="link" className={styles.link} onClick={actions.onForget}>
            {location.forget}
          </Button>
        )}
      </div>
      <div className={styles.decision}>
        <Button size="large" onClick={actions.onCancel}>
          {common.cancel}
        </Button>
        {/* While the confirmation is pending, the button keeps the focus and ignores presses. */}
        <Button
          ref={confirm}
          type="submit"
          variant="solid"
          size="large"
          className={confirming ? styles.busy : undefined}
          disabled={state.step === "detecting"}
          aria-disabled={confirming || undefined}
          aria-describedby={id}
          onClick={(event) => confirming && event.preventDefault()}
        >
          {confirming ? locationDialog.confirming : locationDialog.confirm}
        </Button>
      </div>
    </Form>
  );
}
