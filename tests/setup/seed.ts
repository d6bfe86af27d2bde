/** Gives all property tests one seed, so that a run finds what the run before found. */
import fc from "fast-check";
import { inject } from "vitest";

fc.configureGlobal({ seed: inject("seed") });
