/** What of a picture is in view: how much larger it is than whole, and which point of it is in the middle of the stage. */
export interface ZoomView {
  /** 1 to 4: 100 % to 400 %. */
  readonly scale: number;
  /** 0 at the left edge of the picture, 1 at the right one. */
  readonly x: number;
  /** 0 at the top, 1 at the bottom. */
  readonly y: number;
}

/** Two lengths in units of the whole picture, across and down. */
export interface Extent {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: ZoomView = { scale: 1, x: 0.5, y: 0.5 };

/** What buttons and keys step through; fingers stop anywhere between. */
const STEPS: readonly number[] = [1, 2, 4];
const MAX_SCALE = 4;

export const isZoomed = ({ scale }: ZoomView): boolean => scale > 1;

const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Of the picture, how much the stage shows across and down. @param stage how large it is, in whole pictures. */
export const shownPart = ({ scale }: ZoomView, stage: Extent): Extent => ({
  x: Math.min(1, stage.x / scale),
  y: Math.min(1, stage.y / scale),
});

/** The nearest view that has no edge of the picture inside the stage, as far as it is larger than the stage. */
function within(view: ZoomView, stage: Extent): ZoomView {
  const scale = between(view.scale, 1, MAX_SCALE);
  if (scale === 1) return WHOLE;
  const shown = shownPart({ ...view, scale }, stage);
  return {
    scale,
    x: between(view.x, shown.x / 2, 1 - shown.x / 2),
    y: between(view.y, shown.y / 2, 1 - shown.y / 2),
  };
}

/**
 * The view at another scale, with the same point of the picture under the anchor.
 * @param anchor from the middle of the stage, in whole pictures.
 */
export function zoomTo(view: ZoomView, scale: number, stage: Extent, anchor: Extent = { x: 0, y: 0 }): ZoomView {
  const next = between(scale, 1, MAX_SCALE);
  return within(
    {
      scale: next,
      x: view.x + anchor.x / view.scale - anchor.x / next,
      y: view.y + anchor.y / view.scale - anchor.y / next,
    },
    stage,
  );
}

/** The next step in or out; the same view at the last one. */
export function zoomStep(view: ZoomView, direction: "in" | "out", stage: Extent): ZoomView {
  const scale =
    direction === "in"
      ? STEPS.find((step) => step > view.scale + 0.01)
      : STEPS.findLast((step) => step < view.scale - 0.01);
  return scale === undefined ? view : zoomTo(view, scale, stage);
}

/** The picture moved by so much. @param by in whole pictures, as the finger moves. */
export const pan = (view: ZoomView, by: Extent, stage: Extent): ZoomView =>
  within({ ...view, x: view.x - by.x / view.scale, y: view.y - by.y / view.scale }, stage);

/** The view with a point of the picture in the middle. */
export const centreOn = (view: ZoomView, point: Extent, stage: Extent): ZoomView =>
  within({ ...view, ...point }, stage);
