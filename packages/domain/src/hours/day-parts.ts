import { type Cursor, NotUnderstood } from "./cursor.ts";

export const isYear = (value: number): boolean => value >= 1900 && value <= 2199;
/** Parses positions in a month: `[1]`, `[-1]`, `[1,3]`, `[2-4]`. @throws NotUnderstood */
export function readNth(cursor: Cursor): ReadonlySet<number> {
  cursor.expectSign("[");
  const found = new Set<number>();
  do {
    const sign = cursor.acceptSign("-") ? -1 : 1;
    const from = cursor.expect("number").value;
    const to = sign === 1 && cursor.acceptSign("-") ? cursor.expect("number").value : from;
    if (from < 1 || to > 5 || from > to) throw new NotUnderstood();
    for (let nth = from; nth <= to; nth += 1) found.add(sign * nth);
  } while (cursor.acceptSign(","));
  cursor.expectSign("]");
  return found;
}

/** Parses a shift in days: `+1 day`, `-2 days`. Returns 0 when there is none. @throws NotUnderstood */
export function readShift(cursor: Cursor): number {
  const next = cursor.peek(2);
  if (!(cursor.isSign("+") || cursor.isSign("-")) || !cursor.isKind("number", 1)) return 0;
  if (next?.kind !== "word" || !/^days?$/.test(next.text)) return 0;
  const sign = cursor.isSign("-") ? -1 : 1;
  cursor.skip();
  const days = cursor.expect("number").value;
  cursor.skip();
  if (days > 366) throw new NotUnderstood();
  return sign * days;
}

/** Whether a value is between two others in a cycle, such as Friday to Monday or November to March. */
export const inCycle = (value: number, from: number, to: number): boolean =>
  from <= to ? value >= from && value <= to : value >= from || value <= to;
