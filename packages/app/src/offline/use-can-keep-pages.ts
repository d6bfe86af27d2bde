import { useSyncExternalStore } from "react";
import { canKeepPages } from "./shared/pocket.ts";

const never = () => () => {};

/**
 * Whether this browser can open pages without a connection. Browsers require HTTPS for this, except on localhost.
 * Returns true on the server.
 */
export const useCanKeepPages = (): boolean => useSyncExternalStore(never, canKeepPages, () => true);
