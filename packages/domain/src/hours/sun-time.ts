import { type Cursor, NotUnderstood } from "./cursor.ts";
import type { SunTime } from "./rules.ts";
import { SUN_EVENTS, type SunEvent } from "./sun.ts";

/** The largest accepted offset, in minutes. With a larger offset, the time could be on the day before. */
const MAX_OFFSET = 4 * 60;

function eventAt(cursor: Cursor, ahead: number): SunEvent | undefined {
  const token = cursor.peek(ahead);
  return token?.kind === "word" ? SUN_EVENTS.find((event) => event === token.text) : undefined;
}

export const startsSunTime = (cursor: Cursor, ahead = 0): boolean =>
  eventAt(cursor, cursor.isSign("(", ahead) ? ahead + 1 : ahead) !== undefined;

/** Parses `sunset` or `(sunset-00:30)`. @throws NotUnderstood */
export function readSunTime(cursor: Cursor): SunTime {
  const isShifted = cursor.acceptSign("(");
  const event = eventAt(cursor, 0);
  if (event === undefined) throw new NotUnderstood();
  cursor.skip();
  if (!isShifted) return { event, offset: 0 };
  const sign = cursor.acceptSign("-") ? -1 : 1;
  if (sign === 1) cursor.expectSign("+");
  const { minutes } = cursor.expect("time");
  cursor.expectSign(")");
  if (minutes > MAX_OFFSET) throw new NotUnderstood();
  return { event, offset: sign * minutes };
}
