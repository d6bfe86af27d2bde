/** Replaces `src/lib/default-assets.ts` in the library, because other projects lack the public folder of the app. */
import logo from "../public/logo.svg?no-inline";
import placeholder from "../public/placeholder.png?no-inline";
import type { Assets } from "../src/lib/assets.ts";

export const DEFAULT_ASSETS: Assets = { placeholder, logo };
