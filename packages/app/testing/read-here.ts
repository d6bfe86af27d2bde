import type { ReadSource } from "../src/features/bring/read-in-worker.ts";
import { readSource } from "../src/features/bring/read-source.ts";

/** Reads a source without a worker, which the environment of the tests lacks. */
export const readHere: ReadSource = (source) => readSource(source, "https://flaneur.example");
