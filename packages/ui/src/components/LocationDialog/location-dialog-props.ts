import type { AddressSuggestion } from "@flaneur/domain";
import type { ReactNode } from "react";
import type { LocationDialogState } from "../../view-models/location-state.ts";

export interface LocationDialogProps {
  readonly open: boolean;
  /** What the dialog shows. */
  readonly state: LocationDialogState;
  /** The map above the texts, on a phone behind them. @default a drawing */
  readonly map?: ReactNode;
  /** Called with the step that the visitor chooses: typing an address, or detecting the position. */
  readonly onStepChange: (step: "address" | "detecting") => void;
  /** Called with the text of the address field on each change. */
  readonly onTextChange: (text: string) => void;
  /** Called when the visitor submits the typed address. */
  readonly onFind: () => void;
  /** Called with the index of the suggestion that an arrow key marks, counted from 0. */
  readonly onMark: (index: number) => void;
  /** Called with the suggestion that the visitor chooses. */
  readonly onTake: (suggestion: AddressSuggestion) => void;
  /** Called when the list of suggestions is to close: on Escape, and when the field loses the focus. */
  readonly onDismiss: () => void;
  /** Called when the visitor confirms the shown point. */
  readonly onConfirm: () => void;
  /** Called for 'Forget my location', which is shown for the confirmed point. */
  readonly onForget: () => void;
  /** Called for 'Cancel', the cross, Escape and a press on the backdrop. */
  readonly onClose: () => void;
}
