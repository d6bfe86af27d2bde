import { type Viewport, viewportOf } from "@flaneur/domain";
import { createContext, useContext } from "react";

const WIDEST: Viewport = viewportOf(Number.POSITIVE_INFINITY);

const ViewportContext = createContext<Viewport>(WIDEST);

/** The window's size comes in as a value, so that a screen can be drawn where there is no window. */
export const ViewportProvider = ViewportContext.Provider;

export const useViewport = (): Viewport => useContext(ViewportContext);
