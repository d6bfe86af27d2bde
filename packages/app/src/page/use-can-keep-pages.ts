import { useSyncExternalStore } from "react";
import { canKeepPages } from "../offline/pocket.ts";

const never = () => () => {};

/**
 * Whether this browser can open pages without a connection. Browsers require HTTPS for this, except on localhost. The
 * server renders the page for a browser that can.
 */
export const useCanKeepPages = (): boolean => useSyncExternalStore(never, canKeepPages, () => true);
