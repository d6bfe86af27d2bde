import { createContext, useContext } from "react";

/** `offline`: the server cannot be reached. `pocket`: it cannot be reached, and all places are kept on the device. */
export type Connection = "online" | "offline" | "pocket";

const ConnectionContext = createContext<Connection>("online");

/** Sets the state of the connection for all components below it, so that they disable what needs the server. */
export const ConnectionProvider = ConnectionContext.Provider;

export const useConnection = (): Connection => useContext(ConnectionContext);
