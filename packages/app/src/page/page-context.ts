import type { ListPreferences, ParisTime, Viewport } from "@flaneur/domain";
import type { Theme } from "@flaneur/ui";
import { useSelector } from "@xstate/react";
import { createContext, useContext } from "react";
import type { ActorRef, Snapshot } from "xstate";
import type { LocationRef } from "../location/location.machine.ts";
import type { ConnectionRef } from "../offline/shared/connection.machine.ts";
import type { AuthRef } from "../session/auth.machine.ts";
import type { PublicSettings } from "./public-settings.ts";
import type { Store } from "./store.ts";

/** A save of the signed-in user that failed after the visitor had left its page, or had opened its dialog again. */
export interface LeftSave {
  readonly error: unknown;
}

/** The state of the root actor that every feature may read. The routes pass actors of a single feature as props. */
export interface Page {
  readonly auth: AuthRef;
  readonly location: LocationRef;
  readonly connection: ConnectionRef;
  /** The last of these failures, or null. A toast shows it. */
  readonly leftSave: Store<LeftSave | null>;
  readonly theme: Store<Theme>;
  readonly preferences: Store<ListPreferences>;
  readonly viewport: Viewport;
  readonly settings: PublicSettings;
  readonly now: ParisTime;
}

/** The root actor, which features only read. */
export type PageActor = ActorRef<Snapshot<unknown> & { readonly context: Page }, never>;

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
