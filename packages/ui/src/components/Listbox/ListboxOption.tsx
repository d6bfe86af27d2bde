import type { ReactNode } from "react";

export interface ListboxOptionProps {
  /** The id of the option, which the field refers to when the option is marked. */
  readonly id: string;
  /** The accessible name. It is set explicitly, because screen readers would read the parts of the row separately. */
  readonly label: string;
  /** Whether the arrow keys have marked the option. */
  readonly isMarked: boolean;
  readonly className: string;
  /** Called when the option is pressed. */
  readonly onTake: () => void;
  readonly children: ReactNode;
}

/** An option of a combobox. The field of the combobox keeps the focus and handles the keys. */
export const ListboxOption = ({ id, label, isMarked, className, onTake, children }: ListboxOptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys.
  <div
    id={id}
    className={className}
    role="option"
    aria-label={label}
    tabIndex={-1}
    aria-selected={isMarked}
    onPointerDown={(event) => event.preventDefault()}
    onClick={onTake}
  >
    {children}
  </div>
);
