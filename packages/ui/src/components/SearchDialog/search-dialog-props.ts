import type { ReactNode } from "react";
import type { SearchBoxProps } from "../SearchBox/SearchBox.tsx";

export interface SearchDialogProps extends Pick<SearchBoxProps, "value" | "onValueChange" | "onSubmit" | "combobox"> {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Called with the new state when the visitor opens or closes the dialog. */
  readonly onOpenChange: (open: boolean) => void;
  /** Shown below the field while it is empty, such as `SearchStart`. */
  readonly start?: ReactNode;
}
