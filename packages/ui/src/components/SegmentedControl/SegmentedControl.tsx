import { type ReactNode, useId } from "react";
import { cx } from "../../lib/cx.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./SegmentedControl.module.css";

interface Segment<Value extends string> {
  readonly value: Value;
  /** The accessible name; also shown where there is no icon. */
  readonly label: string;
  readonly icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  /** Names the radio group: 'Per page', 'Layout'. */
  readonly label: string;
  /** Whether the name stands before the control. @default "hidden" */
  readonly labelled?: "hidden" | "before";
  /** As wide as its words, or as what it stands in. @default "content" */
  readonly width?: "content" | "full";
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** The pointer or the focus has come to it. */
  readonly onIntent?: () => void;
}

/** One of a few, side by side. Native radio buttons: arrows and screen readers work by themselves. */
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
