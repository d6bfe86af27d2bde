import type { KeyboardEvent, RefObject } from "react";
import { type LightboxFocus, lightboxCommand, type PlayerCommand, type ShownKind } from "../../lib/lightbox-keys.ts";
import type { StageHandle } from "./use-stage-zoom.ts";

interface LightboxKeys {
  readonly shows: ShownKind;
  /** Whether a picture is zoomed in. */
  readonly zoomed: boolean;
  readonly stage: RefObject<StageHandle | null>;
  readonly onStep: (by: -1 | 1) => void;
  readonly onPlayerCommand: (command: PlayerCommand) => void;
}

/** Returns the event handler for the keys of the lightbox. */
export function handleKeys({ stage, onStep, onPlayerCommand, ...context }: LightboxKeys) {
  return (event: KeyboardEvent) => {
    const command = lightboxCommand(event, { ...context, focus: focusOf(event.target) });
    if (command === null) return;
    event.preventDefault();
    switch (command.kind) {
      case "previous":
        return onStep(-1);
      case "next":
        return onStep(1);
      case "zoomIn":
      case "zoomOut":
      case "pan":
        return stage.current?.obey(command);
      default:
        return onPlayerCommand(command);
    }
  };
}

/**
 * Returns the kind of the focused control; a link counts as a button. A button or a link counts only while its focus is
 * visible, not after a pointer press.
 */
function focusOf(target: EventTarget): LightboxFocus {
  if (!(target instanceof Element)) return "other";
  if (target.closest("[role=slider]") !== null) return "slider";
  return target.closest("button:focus-visible, a:focus-visible") !== null ? "button" : "other";
}
