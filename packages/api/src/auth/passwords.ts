import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, type Options, verify } from "@node-rs/argon2";
import { limitConcurrency } from "../http/limit-concurrency.ts";

/** argon2id as OWASP's Password Storage Cheat Sheet asks: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const satisfies Options;

/** What passwords are kept by. Hashes are in the PHC form, which carries parameters and salt. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** The same letters are the same password, however a keyboard composed their accents (NIST SP 800-63B). */
const bytesOf = (password: string): string => password.normalize("NFKC");

/**
 * Hashes with argon2id, a few at a time: each takes 19 MiB and a core, so a rush of sign-ins would otherwise starve
 * everything else. Both calls throw ApiError 503 when the queue is full.
 */
export function createPasswordHasher(): PasswordHasher {
  const slots = limitConcurrency({ running: Math.min(availableParallelism(), 4), waiting: 100 });
  return {
    hash: (password) => slots.run(() => hash(bytesOf(password), ARGON2)),
    verify: (hashed, password) => slots.run(() => verify(hashed, bytesOf(password))),
  };
}

/** A hash that no password has, of the same cost as a real one: what an unknown user's password is checked against. */
export function hashOfNobody(): string {
  const part = (bytes: number) => randomBytes(bytes).toString("base64").replaceAll("=", "");
  const { memoryCost, timeCost, parallelism, outputLen } = ARGON2;
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${part(16)}$${part(outputLen)}`;
}
