import { createHmac } from "node:crypto";

/**
 * Stands for something that is not to be read from a table or a log: the same for every process that has the same key,
 * and not to be guessed without it, however few the possible values.
 */
export type Digest = (purpose: string, ...parts: readonly string[]) => string;

/** @param secret the key that signs tokens. A digest of one purpose tells nothing of another, or of a token. */
export const createDigest =
  (secret: Uint8Array): Digest =>
  (...parts) =>
    createHmac("sha256", secret).update(JSON.stringify(parts)).digest("base64url");
