import { PAGE_SIZES, type PageSize } from "@flaneur/domain";
import { useMessages } from "../../messages/use-messages.ts";
import { SegmentedControl } from "../SegmentedControl/SegmentedControl.tsx";

export interface PageSizeSelectProps {
  /** The current number of places a page. */
  readonly value: number;
  /** Called with the size that was chosen. */
  readonly onValueChange: (size: PageSize) => void;
}

const segments = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

/** A control to choose 48, 72 or 96 places a page (§9). */
export function PageSizeSelect({ value, onValueChange }: PageSizeSelectProps) {
  const { pagination } = useMessages();
  return (
    <SegmentedControl
      label={pagination.perPage}
      labelled="before"
      segments={segments}
      value={String(value)}
      onValueChange={(chosen) => {
        const size = PAGE_SIZES.find((each) => String(each) === chosen);
        if (size !== undefined) onValueChange(size);
      }}
    />
  );
}
