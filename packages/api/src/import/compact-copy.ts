/**
 * Returns a copy of a text. V8 stores the result of `slice` or of a template as a reference to the texts it was made
 * of, which stay in memory as long as the result. For a hundred thousand ids that is 10 MB.
 */
export const compactCopy = (text: string): string => Buffer.from(text).toString();
