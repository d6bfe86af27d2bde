import { createContext, useContext } from "react";
import { DEFAULT_ASSETS } from "./default-assets.ts";

/** URLs of the files that components load. */
export interface Assets {
  /** The URL of the picture that replaces a missing or broken picture (§8). */
  readonly placeholder: string;
  /**
   * The URL of an SVG file on the same origin as the page. Its element with the id `logo` is the logo, and is coloured
   * with `currentColor`.
   */
  readonly logo: string;
}

const AssetsContext = createContext<Assets>(DEFAULT_ASSETS);

/** Sets the URLs for all components below it. Without a provider, the default URLs are used. */
export const AssetsProvider = AssetsContext.Provider;

export const useAssets = (): Assets => useContext(AssetsContext);
