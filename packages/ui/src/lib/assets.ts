import { createContext, useContext } from "react";
import { DEFAULT_ASSETS } from "./default-assets.ts";

/** Addresses of the files that components load by themselves. */
export interface Assets {
  /** The picture in place of a missing or broken one (§8). */
  readonly placeholder: string;
  /** An SVG file of this origin, whose element `logo` is the product's name in `currentColor`. */
  readonly logo: string;
}

const AssetsContext = createContext<Assets>(DEFAULT_ASSETS);

/** Sets the addresses for every component below it. Without one they are the defaults. */
export const AssetsProvider = AssetsContext.Provider;

export const useAssets = (): Assets => useContext(AssetsContext);
