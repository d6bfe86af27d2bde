/** What a run of the test runner checks. The command passes the settings to the processes of Jest in a variable. */
import type { PicturesMode } from "../visual/take-pictures.ts";

export interface RunSettings {
  /** Whether stories are checked with axe. */
  readonly axe: boolean;
  /** Whether screens and the first story of each component are also checked in the dark theme. */
  readonly dark: boolean;
  /** What is done with pictures, and the browser that takes them. Null if none are taken. */
  readonly pictures: { readonly mode: PicturesMode; readonly edition: string } | null;
  /** The stories of screens and dialogs whose layout is checked. */
  readonly layout: "default" | "every" | null;
  /** Pictures are only taken of stories whose id contains one of the parts. Without parts, of every story. */
  readonly parts: readonly string[];
  /** Whether stories are shown once for each preference of visitors. */
  readonly preferences: boolean;
}

export const RUN_SETTINGS = "STORY_RUN";

/** The settings of `test-storybook` without the command of the tests. */
const PLAIN: RunSettings = { axe: true, dark: true, pictures: null, layout: null, parts: [], preferences: false };

export function readRun(): RunSettings {
  const given = process.env[RUN_SETTINGS];
  return given === undefined ? PLAIN : JSON.parse(given);
}
