import type { SearchBoxProps } from "../SearchBox/SearchBox.tsx";

export interface SearchDialogProps extends Pick<SearchBoxProps, "value" | "onValueChange" | "onSubmit"> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}
