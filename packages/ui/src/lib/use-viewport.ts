import { type Viewport, viewportOf } from "@flaneur/domain";
import { createContext, useContext } from "react";

const DESKTOP: Viewport = viewportOf(1440);

const ViewportContext = createContext<Viewport>(DESKTOP);

/** Sets the size of the window for all components below it, so that screens can also be rendered on the server. */
export const ViewportProvider = ViewportContext.Provider;

export const useViewport = (): Viewport => useContext(ViewportContext);
