import type { ListPreferences, ParisTime, Viewport } from "@flaneur/domain";
import type { Theme } from "@flaneur/ui";
import { useSelector } from "@xstate/react";
import { createContext, useContext } from "react";
import type { ActorRef, Snapshot } from "xstate";
import type { LocationRef } from "../location/location.machine.ts";
import type { ConnectionRef } from "../offline/connection.machine.ts";
import type { AuthRef } from "../session/auth.machine.ts";
import type { LeftSavesRef } from "./left-saves.machine.ts";
import type { PublicSettings } from "./public-settings.ts";

/** An actor that is only read: it receives no events. */
type ReadActor<Context> = ActorRef<Snapshot<unknown> & { readonly context: Context }, never>;

/** The state of the root actor that every feature may read. The routes pass actors of a single feature as props. */
export interface Page {
  readonly auth: AuthRef;
  readonly location: LocationRef;
  readonly connection: ConnectionRef;
  readonly leftSaves: LeftSavesRef;
  readonly theme: ReadActor<{ readonly theme: Theme }>;
  readonly preferences: ReadActor<{ readonly preferences: ListPreferences }>;
  readonly viewport: Viewport;
  readonly settings: PublicSettings;
  readonly now: ParisTime;
}

export type PageActor = ReadActor<Page>;

const PageContext = createContext<PageActor | null>(null);

export const PageProvider = PageContext.Provider;

/** The root actor, for callbacks that read its state when they run. */
export function usePageActor(): PageActor {
  const page = useContext(PageContext);
  if (page === null) throw new Error("There is no page. Put a PageProvider around this component.");
  return page;
}

/** Returns a part of the root actor's state. The component re-renders when that part changes. */
export const usePage = <Selected>(select: (page: Page) => Selected): Selected =>
  useSelector(usePageActor(), ({ context }) => select(context));
