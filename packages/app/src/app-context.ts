import { createActorContext } from "@xstate/react";
import type { SnapshotFrom } from "xstate";
import { appMachine } from "./app.machine.ts";

/** The context that provides the root actor to every component of the page. */
export const AppContext = createActorContext(appMachine);

type Actors = Omit<SnapshotFrom<typeof appMachine>["context"], "viewport" | "settings" | "now">;

/**
 * Returns the actors of the root actor. They never change, so a component that reads them does not re-render when `now`
 * or `viewport` changes.
 */
export const useActors = (): Actors => AppContext.useActorRef().getSnapshot().context;
