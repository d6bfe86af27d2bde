/** In place of `src/lib/default-assets.ts`: files of the library itself, since another project has no such public folder. */
import logo from "../public/logo.svg?no-inline";
import placeholder from "../public/placeholder.png?no-inline";
import type { Assets } from "../src/lib/assets.ts";

export const DEFAULT_ASSETS: Assets = { placeholder, logo };
