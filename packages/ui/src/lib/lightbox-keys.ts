/** A command that a key triggers for a picture. */
export type ZoomCommand =
  | { readonly kind: "zoomIn" | "zoomOut" }
  /** Moves the view over the picture: `x` steps to the right, `y` steps down. A step is an eighth of the stage. */
  | { readonly kind: "pan"; readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 };

/** A command that a key triggers for a video. */
export type PlayerCommand =
  | { readonly kind: "seekBy"; readonly seconds: number }
  | { readonly kind: "togglePlay" | "toggleMute" | "toggleCaptions" | "toggleFullScreen" };

/** A command that a key triggers in the lightbox. */
type LightboxCommand = { readonly kind: "previous" | "next" } | ZoomCommand | PlayerCommand;

interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The kind of item that the lightbox shows. */
export type ShownKind = "image" | "video" | "nothing";

/**
 * The control that has the focus: a slider moves by the arrow keys, a button is pressed by Space. A link counts as
 * `button`. A button or a link whose focus is not visible counts as `other`.
 */
export type LightboxFocus = "slider" | "button" | "other";

interface KeyContext {
  readonly shows: ShownKind;
  /** Whether a picture is zoomed in. */
  readonly zoomed: boolean;
  readonly focus: LightboxFocus;
}

/** The step of the keys J and L, in seconds. */
const SEEK_SECONDS = 5;

const DIRECTIONS: Readonly<Record<string, readonly [-1 | 0 | 1, -1 | 0 | 1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const IMAGE_KEYS: Readonly<Record<string, LightboxCommand>> = {
  "+": { kind: "zoomIn" },
  "=": { kind: "zoomIn" },
  "-": { kind: "zoomOut" },
  "−": { kind: "zoomOut" },
};

const VIDEO_KEYS: Readonly<Record<string, LightboxCommand>> = {
  j: { kind: "seekBy", seconds: -SEEK_SECONDS },
  l: { kind: "seekBy", seconds: SEEK_SECONDS },
  m: { kind: "toggleMute" },
  c: { kind: "toggleCaptions" },
  f: { kind: "toggleFullScreen" },
};

/** Returns the command of a key, or null for a key that the browser or the focused element handles. */
export function lightboxCommand(pressed: PressedKey, { shows, zoomed, focus }: KeyContext): LightboxCommand | null {
  const { key, shiftKey } = pressed;
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return null;
  const direction = DIRECTIONS[key];
  if (direction !== undefined) {
    if (focus === "slider") return null;
    const [x, y] = direction;
    if (shiftKey) return zoomed ? { kind: "pan", x, y } : null;
    if (x === 0) return null;
    return { kind: x < 0 ? "previous" : "next" };
  }
  if (shows === "image") return IMAGE_KEYS[key] ?? null;
  if (shows === "nothing") return null;
  if (key === " ") return focus === "button" ? null : { kind: "togglePlay" };
  return VIDEO_KEYS[key.toLowerCase()] ?? null;
}
