const encoder = new TextEncoder();
const decoder = new TextDecoder();

export const toUtf8 = (text: string): Uint8Array => encoder.encode(text);

/** Writes a text into an array at an index. The array must have room. Returns the number of bytes written. */
export const writeUtf8 = (text: string, bytes: Uint8Array, at: number): number =>
  encoder.encodeInto(text, bytes.subarray(at)).written;

export const fromUtf8 = (bytes: Uint8Array, start: number, end: number): string =>
  decoder.decode(bytes.subarray(start, end));
