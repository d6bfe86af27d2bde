import type { AddressSuggestion } from "@flaneur/domain";
import type { ReactNode } from "react";
import type { LocationDialogState } from "../../view-models/location-state.ts";

export interface LocationDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** The state of the dialog. */
  readonly state: LocationDialogState;
  /** The map above the texts. On a phone, the map is behind the sheet of the texts. @default a drawing */
  readonly map?: ReactNode;
  /**
   * Called with the step that the visitor chooses: `address` to type an address, `detecting` to detect the position.
   */
  readonly onStepChange: (step: "address" | "detecting") => void;
  /** Called with the text of the address field on each change. */
  readonly onTextChange: (text: string) => void;
  /** Called when the visitor submits the typed address. */
  readonly onFind: () => void;
  /** Called with the index of a suggestion, counted from 0, when an arrow key marks the suggestion. */
  readonly onMark: (index: number) => void;
  /** Called with the suggestion that the visitor chooses. */
  readonly onTake: (suggestion: AddressSuggestion) => void;
  /** Called on Escape while suggestions are shown, and when the field loses the focus. Close the suggestions. */
  readonly onDismiss: () => void;
  /** Called when the visitor confirms the shown point. */
  readonly onConfirm: () => void;
  /** Called when 'Forget my location' is pressed. The button is shown if the point is the confirmed location. */
  readonly onForget: () => void;
  /** Called when the visitor presses 'Cancel', the cross or the backdrop, or Escape while no suggestions are shown. */
  readonly onClose: () => void;
}
