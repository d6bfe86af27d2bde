/** Replaces `src/lib/default-assets.ts` in the library, because other projects do not serve the folder `public`. */
import logo from "../public/logo.svg?no-inline";
import placeholder from "../public/placeholder.png?no-inline";
import type { Assets } from "../src/lib/assets.ts";

export const DEFAULT_ASSETS: Assets = { placeholder, logo };
