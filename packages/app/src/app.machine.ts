import {
  isSameTime,
  isSameViewport,
  type Layout,
  type ListPreferences,
  type ParisTime,
  type Viewport,
} from "@flaneur/domain";
import type { Messages, Theme } from "@flaneur/ui";
import { en } from "@flaneur/ui/messages";
import { type ActorRefFrom, assign, sendTo, setup } from "xstate";
import { favoritesMachine } from "./features/favorites/favorites.machine.ts";
import { filtersMachine } from "./features/filters/filters.machine.ts";
import { type LanguageRef, languageMachine } from "./features/language/language.machine.ts";
import { lightboxMachine } from "./features/lightbox/lightbox.machine.ts";
import { viewsMachine } from "./features/views/views.machine.ts";
import { locationMachine } from "./location/location.machine.ts";
import { type ConnectionRef, connectionMachine } from "./offline/shared/connection.machine.ts";
import type { LeftSave } from "./page/page-context.ts";
import type { PublicSettings } from "./page/public-settings.ts";
import { createStore, type Store } from "./page/store.ts";
import { createAddressBar } from "./routing/address-bar.ts";
import { type AccountRef, accountMachine } from "./session/account.machine.ts";
import { authMachine } from "./session/auth.machine.ts";
import type { StoredAuth } from "./session/auth.storage.ts";
import { type AuthDialogRef, authDialogMachine } from "./session/auth-dialog.machine.ts";
import type { SignInRequest } from "./session/sign-in-intent.ts";

/**
 * The initial values of the page. A server-rendered page has the values that the server assumes (`assumedInput`), any
 * other page those of the browser and its storage.
 */
export interface AppInput {
  readonly theme: Theme;
  readonly preferences: ListPreferences;
  readonly layout: Layout;
  readonly viewport: Viewport;
  /** The stored session. `unread` on a server-rendered page, which shows no user until it is hydrated. */
  readonly auth: StoredAuth | "unread";
  readonly settings: PublicSettings;
  readonly now: ParisTime;
  /** The texts of the language that the page starts in. @default English */
  readonly messages?: Messages;
}

interface AppContext {
  readonly language: LanguageRef;
  readonly theme: Store<Theme>;
  readonly preferences: Store<ListPreferences>;
  /** The chosen layout of the listing (§2). It stays even if the window has no room for the layout. */
  readonly layout: Store<Layout>;
  readonly filters: ActorRefFrom<typeof filtersMachine>;
  readonly auth: ActorRefFrom<typeof authMachine>;
  readonly authDialog: AuthDialogRef;
  readonly account: AccountRef;
  readonly favorites: ActorRefFrom<typeof favoritesMachine>;
  readonly views: ActorRefFrom<typeof viewsMachine>;
  readonly lightbox: ActorRefFrom<typeof lightboxMachine>;
  readonly location: ActorRefFrom<typeof locationMachine>;
  readonly connection: ConnectionRef;
  readonly leftSave: Store<LeftSave | null>;
  readonly viewport: Viewport;
  readonly settings: PublicSettings;
  readonly now: ParisTime;
}

/** The machine of the root actor, which exists as long as the page and owns all state that outlives a route. */
export const appMachine = setup({
  types: {
    context: {} as AppContext,
    events: {} as
      | { readonly type: "viewport.change"; readonly viewport: Viewport }
      | { readonly type: "clock.tick"; readonly now: ParisTime }
      | SignInRequest,
    input: {} as AppInput,
    children: {} as {
      language: "language";
      filters: "filters";
      auth: "auth";
      authDialog: "authDialog";
      account: "account";
      favorites: "favorites";
      views: "views";
      lightbox: "lightbox";
      location: "location";
      connection: "connection";
    },
  },
  actors: {
    language: languageMachine,
    filters: filtersMachine,
    auth: authMachine,
    authDialog: authDialogMachine,
    account: accountMachine,
    favorites: favoritesMachine,
    views: viewsMachine,
    lightbox: lightboxMachine,
    location: locationMachine,
    connection: connectionMachine,
  },
}).createMachine({
  id: "app",
  context: ({ input, spawn, self }) => {
    const { messages = en, theme, layout, viewport, auth: stored, settings, now } = input;
    const auth = spawn("auth", { id: "auth", input: { stored } });
    const preferences = createStore(input.preferences);
    return {
      language: spawn("language", { id: "language", input: { messages } }),
      theme: createStore(theme),
      preferences,
      layout: createStore(layout),
      filters: spawn("filters", { id: "filters", input: { bar: createAddressBar(), preferences } }),
      auth,
      authDialog: spawn("authDialog", { id: "authDialog", input: { auth } }),
      account: spawn("account", { id: "account", input: { auth } }),
      favorites: spawn("favorites", { id: "favorites", input: { auth, signIn: self } }),
      views: spawn("views", { id: "views", input: { auth } }),
      lightbox: spawn("lightbox", { id: "lightbox" }),
      location: spawn("location", { id: "location", input: { auth } }),
      connection: spawn("connection", { id: "connection" }),
      leftSave: createStore<LeftSave | null>(null),
      viewport,
      settings,
      now,
    };
  },
  on: {
    // Sent by a feature that needs a signed-in user.
    "signIn.*": {
      actions: sendTo(
        ({ context }) => context.authDialog,
        ({ event }) => event,
      ),
    },
    "clock.tick": {
      guard: ({ context, event }) => !isSameTime(context.now, event.now),
      actions: assign(({ event }) => ({ now: event.now })),
    },
    "viewport.change": {
      // A new viewport re-renders all cards.
      guard: ({ context, event }) => !isSameViewport(context.viewport, event.viewport),
      actions: assign(({ event }) => ({ viewport: event.viewport })),
    },
  },
});
