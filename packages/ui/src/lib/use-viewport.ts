import { type Viewport, viewportOf } from "@flaneur/domain";
import { createContext, useContext } from "react";

const WIDEST: Viewport = viewportOf(Number.POSITIVE_INFINITY);

const ViewportContext = createContext<Viewport>(WIDEST);

/** Sets the size of the window. It is a value, so that screens can render on the server. */
export const ViewportProvider = ViewportContext.Provider;

export const useViewport = (): Viewport => useContext(ViewportContext);
