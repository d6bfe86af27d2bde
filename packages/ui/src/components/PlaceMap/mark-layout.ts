import { formatName } from "../../lib/format-dashes.ts";
import { DISC } from "./cluster-look.ts";
import { type Disc, discsOf } from "./disc-layout.ts";
import type { PlacedPin, PlaceMark } from "./map-mark.ts";
import { fittingName, nameBoxes } from "./name-layout.ts";
import type { MapPin } from "./place-map-props.ts";
import { pointGrid } from "./point-grid.ts";
import { type Point, project } from "./world-pixels.ts";

/** The zoom of Google Maps from which every chosen place is a pin, and the zoom from which every place is a pin. */
const CHOSEN_PINS_FROM = 16;
const PINS_FROM = 17;
/** The last zoom with discs. */
const LAST_ZOOM_WITH_DISCS = 12;
/** The minimum distance between two pins, in pixels. A chosen place that is nearer to another pin is a dot. */
export const PIN_ROOM = 46;
/** The minimum distance between two dots, in pixels. A dot that is nearer to another dot is left out. */
export const DOT_ROOM = 4.6;
/** The width of a cell of the grid of dots, in pixels: a query of a few pixels looks at up to four cells. */
const DOT_CELL = 12;
/** Half the width of a pin with its ring, in pixels. */
export const PIN_RADIUS = 15;
/** The width of the dot of a chosen place, in pixels. */
const CHOSEN_DOT = 11;
/** The width of the dots of the other places by zoom, from zoom 13, in pixels. */
const DOTS = [4, 5, 7, 11] as const;
const FAR_DOT = 3;

/** Returns the width of the dot of a place that is not chosen, in pixels. */
export const dotSize = (zoom: number): number => (zoom < 13 ? FAR_DOT : (DOTS[zoom - 13] ?? CHOSEN_DOT));

interface MarkLayout {
  /** The pins and dots. */
  readonly marks: readonly PlaceMark[];
  readonly discs: readonly Disc[];
}

const pinMark = ({ pin }: PlacedPin): PlaceMark => ({ kind: "pin", position: pin.position, pin });
const dotMark = ({ pin }: PlacedPin, size: number): PlaceMark => ({ kind: "dot", position: pin.position, pin, size });

/**
 * Returns the marks of chosen places among others at a zoom of Google Maps: chosen places are pins with names where
 * there is room, and dots elsewhere. The others are dots, below zoom 13 also discs, and pins from zoom 17. A dot that
 * would be under another mark or a name is left out. The result does not depend on the view, so that panning moves no
 * mark.
 */
export function layoutMarks(pins: readonly MapPin[], zoom: number): MarkLayout {
  const placed = pins.map((pin): PlacedPin => ({ pin, point: project(pin.position, zoom) }));
  if (zoom >= PINS_FROM) return { marks: placed.map(pinMark), discs: [] };
  const chosen = placed.filter(({ pin }) => pin.isChosen);
  const others = placed.filter(({ pin }) => !pin.isChosen);
  const roomy = pointGrid(PIN_ROOM);
  const [pinned, crowded]: [PlacedPin[], PlacedPin[]] = [[], []];
  for (const each of chosen) {
    const hasRoom = zoom >= CHOSEN_PINS_FROM || !roomy.hasNear(each.point, PIN_ROOM);
    if (hasRoom) roomy.add(each.point);
    (hasRoom ? pinned : crowded).push(each);
  }
  const { marks: named, names } =
    zoom >= CHOSEN_PINS_FROM ? { marks: pinned.map(pinMark), names: nameBoxes() } : withNames(pinned);
  const dots = pointGrid(DOT_CELL);
  const isFree = (point: Point, radius: number): boolean =>
    !roomy.hasNear(point, PIN_RADIUS + radius) && !names.covers(point, radius);
  const dotsOf = (all: readonly PlacedPin[], size: number): readonly PlaceMark[] =>
    all.flatMap((each) => {
      if (dots.hasNear(each.point, DOT_ROOM) || !isFree(each.point, size / 2)) return [];
      dots.add(each.point);
      return [dotMark(each, size)];
    });
  // The dots of chosen places are the first, so that no other mark takes their room.
  const chosenDots = dotsOf(crowded, CHOSEN_DOT);
  const isFreeForDisc = (centre: Point): boolean =>
    isFree(centre, DISC / 2 + 1) && !dots.hasNear(centre, (DISC + CHOSEN_DOT) / 2 + 1);
  const { discs, rest } =
    zoom <= LAST_ZOOM_WITH_DISCS ? discsOf(others, zoom, isFreeForDisc) : { discs: [], rest: others };
  return { marks: [...dotsOf(rest, dotSize(zoom)), ...chosenDots, ...named], discs };
}

/** Gives pins a name where one fits, in the order of the pins. */
function withNames(pinned: readonly PlacedPin[]) {
  const obstacles = pointGrid(PIN_ROOM);
  for (const { point } of pinned) obstacles.add(point);
  const names = nameBoxes();
  const marks = pinned.map((each): PlaceMark => {
    const { pin, point } = each;
    const box = fittingName(formatName(pin.name), point, obstacles, names);
    if (box === null) return pinMark(each);
    names.add(box);
    return { kind: "pin", position: pin.position, pin, side: box.side };
  });
  return { marks, names };
}
