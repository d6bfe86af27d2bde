/** The visible part of a picture: its scale, and the point of the picture in the middle of the stage. */
export interface ZoomView {
  /** The scale, from 1 (100 %) to 4 (400 %). */
  readonly scale: number;
  /** The horizontal position, from 0 at the left edge of the picture to 1 at the right edge. */
  readonly x: number;
  /** The vertical position, from 0 at the top of the picture to 1 at the bottom. */
  readonly y: number;
}

/**
 * A size, a distance or a point: the horizontal value as a fraction of the picture's width at scale 1, the vertical
 * value as a fraction of its height.
 */
export interface Extent {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: ZoomView = { scale: 1, x: 0.5, y: 0.5 };

/** The scales that buttons and keys step through. Fingers can stop at any scale. */
const STEPS: readonly number[] = [1, 2, 4];
const MAX_SCALE = 4;

export const isZoomed = ({ scale }: ZoomView): boolean => scale > 1;

const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/**
 * Returns the visible share of the picture's width and height.
 * @param stage The size of the stage, in whole pictures.
 */
export const shownPart = ({ scale }: ZoomView, stage: Extent): Extent => ({
  x: Math.min(1, stage.x / scale),
  y: Math.min(1, stage.y / scale),
});

/**
 * Limits the scale of a view, and moves the view so that the stage shows nothing beyond the edges of the picture. Where
 * the picture is smaller than the stage, the picture is centred.
 */
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
 * Returns the view at another scale, with the same point of the picture under the anchor.
 * @param anchor The distance from the middle of the stage, in whole pictures.
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

/** Returns the view at the next step in or out, or the same view at the last step. */
export function zoomStep(view: ZoomView, direction: "in" | "out", stage: Extent): ZoomView {
  const scale =
    direction === "in"
      ? STEPS.find((step) => step > view.scale + 0.01)
      : STEPS.findLast((step) => step < view.scale - 0.01);
  return scale === undefined ? view : zoomTo(view, scale, stage);
}

/** Moves the picture. @param by The movement of the finger, in whole pictures. */
export const pan = (view: ZoomView, by: Extent, stage: Extent): ZoomView =>
  within({ ...view, x: view.x - by.x / view.scale, y: view.y - by.y / view.scale }, stage);

/** Returns the view with a point of the picture in the middle of the stage. */
export const centreOn = (view: ZoomView, point: Extent, stage: Extent): ZoomView =>
  within({ ...view, ...point }, stage);
