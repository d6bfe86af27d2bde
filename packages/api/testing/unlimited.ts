import type { AttemptLimits } from "../src/auth/attempt-limits.ts";

const ALWAYS = Number.MAX_SAFE_INTEGER;

/** For what tries so often that it would be slowed as a guesser. */
export const UNLIMITED: AttemptLimits = {
  perAccountAndAddress: ALWAYS,
  perAccount: ALWAYS,
  perAddress: ALWAYS,
  perSession: ALWAYS,
  perUser: ALWAYS,
  reservedPerSession: ALWAYS,
  rightPerAccount: ALWAYS,
  rightPerAddress: ALWAYS,
  signUps: ALWAYS,
  exports: ALWAYS,
  siteFactor: 1,
};
