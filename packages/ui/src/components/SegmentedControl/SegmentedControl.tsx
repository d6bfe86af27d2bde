import { type ReactNode, useId } from "react";
import { cx } from "../../lib/cx.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./SegmentedControl.module.css";

interface Segment<Value extends string> {
  readonly value: Value;
  /** The accessible name, which is also visible if there is no icon. */
  readonly label: string;
  readonly icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  /** The name of the radio group, such as 'Per page' or 'Layout'. */
  readonly label: string;
  /** Whether the name is visible before the control, or only read by screen readers. @default "hidden" */
  readonly labelled?: "hidden" | "before";
  /** Whether the control is as wide as its content or as its parent. @default "content" */
  readonly width?: "content" | "full";
  /** The options. */
  readonly segments: readonly Segment<Value>[];
  /** The value of the chosen option. */
  readonly value: Value;
  /** Called with the value of the option that was chosen. */
  readonly onValueChange: (value: Value) => void;
  /** Called on pointer enter and on focus, before a press. Use it to preload what a choice shows. */
  readonly onIntent?: () => void;
}

/** A row of native radio buttons, so that arrow keys and screen readers work without further code. */
export function SegmentedControl<Value extends string>({
  label,
  labelled = "hidden",
  width = "content",
  segments,
  value,
  onValueChange,
  onIntent,
}: SegmentedControlProps<Value>) {
  const id = useId();
  const Name = labelled === "hidden" ? VisuallyHidden : "span";
  return (
    <div
      className={cx(styles.group, width === "full" && styles.full)}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Name id={`${id}-label`}>{label}</Name>
      <div className={styles.segments}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.segment}>
            <input
              type="radio"
              className={styles.input}
              name={id}
              value={segment.value}
              checked={segment.value === value}
              aria-label={segment.label}
              onChange={() => onValueChange(segment.value)}
            />
            {segment.icon ?? segment.label}
          </label>
        ))}
      </div>
    </div>
  );
}
