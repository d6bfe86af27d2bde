import { createActorContext } from "@xstate/react";
import { appMachine } from "./app.machine.ts";

/** The context that provides the root actor to every component of the page. */
export const AppContext = createActorContext(appMachine);
