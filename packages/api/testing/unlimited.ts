import type { AttemptLimits } from "../src/auth/attempts.ts";

const ALWAYS = Number.MAX_SAFE_INTEGER;

/** For what tries so often that it would be slowed as a guesser. */
export const UNLIMITED: AttemptLimits = {
  perAccountAndAddress: ALWAYS,
  perAccount: ALWAYS,
  perAddress: ALWAYS,
  passwordChanges: ALWAYS,
  signUps: ALWAYS,
};
