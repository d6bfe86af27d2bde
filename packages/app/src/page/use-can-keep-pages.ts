import { useSyncExternalStore } from "react";
import { canKeepPages } from "../offline/pocket.ts";

const never = () => () => {};

/**
 * Whether this browser can open pages without a connection. It cannot at an address without HTTPS, except on the same
 * machine. The server renders the page as if it can.
 */
export const useCanKeepPages = (): boolean => useSyncExternalStore(never, canKeepPages, () => true);
