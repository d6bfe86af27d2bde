import { createHmac } from "node:crypto";

/**
 * Computes a keyed digest that replaces private data in tables and logs. It is the same in every process with the same
 * key, and cannot be guessed without the key, even when there are few possible values.
 */
export type Digest = (purpose: string, ...parts: readonly string[]) => string;

/**
 * @param secret the key that signs tokens. A digest for one purpose reveals nothing about another digest or a token.
 */
export const createDigest =
  (secret: Uint8Array): Digest =>
  (...parts) =>
    createHmac("sha256", secret).update(JSON.stringify(parts)).digest("base64url");
