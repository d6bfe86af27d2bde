import { createActorContext } from "@xstate/react";
import { appMachine } from "./app.machine.ts";

/** The root actor, for every component of the page. */
export const AppContext = createActorContext(appMachine);
