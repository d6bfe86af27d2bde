import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, type Options, verify } from "@node-rs/argon2";
import { limitConcurrency } from "../http/limit-concurrency.ts";

/** Parameters of argon2id from OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const satisfies Options;

/** Hashes and verifies passwords. Hashes are in PHC format, which contains parameters and salt. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/**
 * Normalizes a password, so that the same letters are the same password however a keyboard composes accents (NIST SP
 * 800-63B).
 */
const bytesOf = (password: string): string => password.normalize("NFKC");

/**
 * Hashes with argon2id, a few passwords at a time: each one takes 19 MiB and a core, so many concurrent sign-ins would
 * block everything else. Both methods throw ApiError 503 when the queue is full.
 */
export function createPasswordHasher(): PasswordHasher {
  const slots = limitConcurrency({ running: Math.min(availableParallelism(), 4), waiting: 100 });
  return {
    hash: (password) => slots.run(() => hash(bytesOf(password), ARGON2)),
    verify: (hashed, password) => slots.run(() => verify(hashed, bytesOf(password))),
  };
}

/**
 * Returns a hash that no password matches. Verifying it costs as much as verifying a real hash. Passwords of unknown
 * users are verified against this hash.
 */
export function hashOfNobody(): string {
  const part = (bytes: number) => randomBytes(bytes).toString("base64").replaceAll("=", "");
  const { memoryCost, timeCost, parallelism, outputLen } = ARGON2;
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${part(16)}$${part(outputLen)}`;
}
