import { isSameTime, type Layout, type ListPreferences, type ParisTime, type Viewport } from "@flaneur/domain";
import type { Messages, Theme } from "@flaneur/ui";
import { en } from "@flaneur/ui/messages";
import { type ActorRefFrom, assign, sendTo, setup } from "xstate";
import { type AccountRef, accountMachine } from "./features/auth/account.machine.ts";
import { type AuthDialogRef, authDialogMachine } from "./features/auth/auth-dialog.machine.ts";
import { favoritesMachine } from "./features/favorites/favorites.machine.ts";
import { preferencesMachine } from "./features/filters/preferences.machine.ts";
import { searchMachine } from "./features/filters/search.machine.ts";
import { type LanguageRef, languageMachine } from "./features/language/language.machine.ts";
import { layoutMachine } from "./features/layout/layout.machine.ts";
import { lightboxMachine } from "./features/lightbox/lightbox.machine.ts";
import { themeMachine } from "./features/theme/theme.machine.ts";
import { viewsMachine } from "./features/views/views.machine.ts";
import { locationMachine } from "./location/location.machine.ts";
import { type ConnectionRef, connectionMachine } from "./offline/connection.machine.ts";
import { type LeftSavesRef, leftSavesMachine } from "./page/left-saves.machine.ts";
import type { PublicSettings } from "./page/public-settings.ts";
import { authMachine } from "./session/auth.machine.ts";
import type { StoredAuth } from "./session/auth.storage.ts";
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
  readonly auth: StoredAuth;
  readonly settings: PublicSettings;
  readonly now: ParisTime;
  /** The search text of the URL. @default none */
  readonly search?: string;
  /** The texts of the language that the page starts in. @default English */
  readonly messages?: Messages;
}

interface AppContext {
  readonly language: LanguageRef;
  readonly theme: ActorRefFrom<typeof themeMachine>;
  readonly preferences: ActorRefFrom<typeof preferencesMachine>;
  readonly layout: ActorRefFrom<typeof layoutMachine>;
  readonly search: ActorRefFrom<typeof searchMachine>;
  readonly auth: ActorRefFrom<typeof authMachine>;
  readonly authDialog: AuthDialogRef;
  readonly account: AccountRef;
  readonly favorites: ActorRefFrom<typeof favoritesMachine>;
  readonly views: ActorRefFrom<typeof viewsMachine>;
  readonly lightbox: ActorRefFrom<typeof lightboxMachine>;
  readonly location: ActorRefFrom<typeof locationMachine>;
  readonly connection: ConnectionRef;
  readonly leftSaves: LeftSavesRef;
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
      theme: "theme";
      preferences: "preferences";
      layout: "layout";
      search: "search";
      auth: "auth";
      authDialog: "authDialog";
      account: "account";
      favorites: "favorites";
      views: "views";
      lightbox: "lightbox";
      location: "location";
      connection: "connection";
      leftSaves: "leftSaves";
    },
  },
  actors: {
    language: languageMachine,
    theme: themeMachine,
    preferences: preferencesMachine,
    layout: layoutMachine,
    search: searchMachine,
    auth: authMachine,
    authDialog: authDialogMachine,
    account: accountMachine,
    favorites: favoritesMachine,
    views: viewsMachine,
    lightbox: lightboxMachine,
    location: locationMachine,
    connection: connectionMachine,
    leftSaves: leftSavesMachine,
  },
}).createMachine({
  id: "app",
  context: ({ input, spawn, self }) => {
    const { messages = en, theme, preferences, layout, viewport, auth: stored, settings, now, search = "" } = input;
    const auth = spawn("auth", { id: "auth", input: { stored } });
    return {
      language: spawn("language", { id: "language", input: { messages } }),
      theme: spawn("theme", { id: "theme", input: { theme } }),
      preferences: spawn("preferences", { id: "preferences", input: { preferences } }),
      layout: spawn("layout", { id: "layout", input: { layout } }),
      search: spawn("search", { id: "search", input: { text: search } }),
      auth,
      authDialog: spawn("authDialog", { id: "authDialog", input: { auth } }),
      account: spawn("account", { id: "account", input: { auth } }),
      favorites: spawn("favorites", { id: "favorites", input: { auth, signIn: self } }),
      views: spawn("views", { id: "views", input: { auth } }),
      lightbox: spawn("lightbox", { id: "lightbox" }),
      location: spawn("location", { id: "location", input: { auth } }),
      connection: spawn("connection", { id: "connection" }),
      leftSaves: spawn("leftSaves", { id: "leftSaves" }),
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
    "viewport.change": { actions: assign(({ event }) => ({ viewport: event.viewport })) },
  },
});
