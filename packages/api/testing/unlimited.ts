import type { AttemptLimits } from "../src/auth/attempt-limits.ts";

const ALWAYS = Number.MAX_SAFE_INTEGER;

/** Limits for tests that try passwords more often than is allowed. */
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
  resets: ALWAYS,
  mailsPerAddress: ALWAYS,
  mails: ALWAYS,
  exports: ALWAYS,
  siteFactor: 1,
};
