import { Range, Root, Thumb, Track } from "@radix-ui/react-slider";
import type { KeyboardEvent } from "react";
import styles from "./Player.module.css";

interface PlayerSliderProps {
  readonly kind: "seek" | "volume";
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The step of the pointer, in the unit of `value`. */
  readonly step: number;
  /** The step of the arrow keys, in the unit of `value`. */
  readonly keyStep: number;
  /** The value as text for screen readers. */
  readonly text: string;
  /** The tooltip above the handle, shown on hover and on visible focus. If absent, there is no tooltip. */
  readonly tip?: string;
  /** The loaded share of the track, from 0 to 1. @default 1 */
  readonly loaded?: number;
  readonly onValueChange: (value: number) => void;
}

/**
 * A slider over the video. The arrow keys move it by larger steps than the pointer, because a step of the pointer is
 * hardly visible. Home and End report their value even if the slider already shows it, because the video may be a
 * fraction of a second away from this value.
 */
export function PlayerSlider({ kind, label, value, max, step, keyStep, text, tip, ...props }: PlayerSliderProps) {
  const { loaded = 1, onValueChange } = props;
  const valueAfterKey = (key: string): number | null => {
    if (key === "ArrowLeft" || key === "ArrowDown") return value - keyStep;
    if (key === "ArrowRight" || key === "ArrowUp") return value + keyStep;
    if (key === "Home") return 0;
    return key === "End" ? max : null;
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const next = valueAfterKey(event.key);
    if (next === null) return;
    event.preventDefault();
    onValueChange(Math.min(max, Math.max(0, next)));
  };
  return (
    <Root
      className={styles.slider}
      data-kind={kind}
      data-own-gestures
      min={0}
      max={Math.max(max, step)}
      step={step}
      value={[Math.min(value, max)]}
      onValueChange={([next = 0]) => onValueChange(next)}
      onKeyDownCapture={onKeyDownCapture}
    >
      <Track className={styles.track}>
        <span className={styles.loaded} style={{ width: `${Math.min(1, loaded) * 100}%` }} />
        <Range className={styles.range} />
      </Track>
      <Thumb className={styles.thumb} aria-label={label} aria-valuetext={text}>
        {tip !== undefined && (
          <span className={styles.tip} aria-hidden>
            {tip}
          </span>
        )}
      </Thumb>
    </Root>
  );
}
