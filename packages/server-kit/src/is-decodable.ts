/** Whether the percent-encoding of a text can be decoded: each `%` encodes a byte of UTF-8 text. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
