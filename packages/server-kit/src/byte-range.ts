/** A range of bytes from `first` to `last`, both counted from 0 and both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Returns the range that a Range header requests of `size` bytes (RFC 9110, 14.2). Anything but one well-formed range
 * of bytes is ignored, as the RFC allows: null means the whole content.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | null {
  const [, from, to] = /^bytes=[\t ]*(\d*)-(\d*)[\t ]*$/i.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return null;
  if (from === "") return between(Math.max(0, size - Number(to)), size - 1);
  if (to === "") return between(Number(from), size - 1);
  // A last byte before the first makes the header invalid. An invalid header is ignored rather than unsatisfiable.
  return Number(to) < Number(from) ? null : between(Number(from), Math.min(Number(to), size - 1));
}

const between = (first: number, last: number): ByteRange | "unsatisfiable" =>
  first > last ? "unsatisfiable" : { first, last };
