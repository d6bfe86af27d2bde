import { type ActorRefFrom, assign, emit, fromPromise, setup } from "xstate";
import type { AuthEmitted, AuthEvent, SessionEnd } from "./auth.events.ts";
import type { AuthUser, Session, StoredAuth } from "./auth.storage.ts";
import type { SignInIntent } from "./sign-in-intent.ts";

export interface AuthContext {
  readonly token: string | null;
  /** The user. Read from the storage until the server has confirmed the session. */
  readonly user: AuthUser | null;
  /** The token of the session that the server has to end. */
  readonly ending: string | null;
  /** Whether the stored session has been read. */
  readonly storage: "read" | "unread";
}

const SIGNED_OUT = { token: null, user: null } as const;
const sessionOf = ({ token, user, isAuthenticated }: StoredAuth) => ({ token, user: isAuthenticated ? user : null });

type Stored = { readonly event: { readonly stored: StoredAuth } };
const stored = ({ event }: Stored): StoredAuth => event.stored;
type Refused = { readonly event: { readonly isStored: boolean } };
const isStored = ({ event }: Refused): boolean => event.isStored;

/** The actions at every end of a session in this tab. */
const END = ["signOut", "clear", "forgetResults"] as const;
const ended = <End extends SessionEnd>(end: End) => ({ type: "emitEnded" as const, params: end });

/** The transition for the 401 of §4, if the refused token is the stored token. */
const REFUSED = {
  guard: { type: "isStored", params: isStored },
  target: "#auth.anonymous",
  actions: [...END, ended("refused")],
} as const;

const ENDINGS = {
  "auth.logOut": { target: "#auth.anonymous.ending", actions: ["storeEnding", ...END, ended("logOut")] },
  "auth.deleted": { target: "#auth.anonymous", actions: [...END, ended("deleted")] },
  "auth.follow": [
    { guard: { type: "isSameToken", params: stored }, actions: { type: "followUser", params: stored } },
    {
      guard: { type: "isSignedOut", params: stored },
      target: "#auth.anonymous",
      actions: ["signOut", "forgetResults", ended("elsewhere")],
    },
    {
      guard: { type: "isSignedIn", params: stored },
      target: "#auth.authenticated",
      actions: ["forgetResults", { type: "storeStored", params: stored }, ended("elsewhere")],
    },
    {
      target: "#auth.verifying",
      reenter: true,
      actions: ["forgetResults", { type: "storeStored", params: stored }, ended("elsewhere")],
    },
  ],
} as const;

/** The machine of the session (§4). The host stores the session and navigates. */
export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    emitted: {} as AuthEmitted,
    /** @property stored The stored session. `unread` on a server-rendered page, until `auth.read`. */
    input: {} as { readonly stored: StoredAuth | "unread" },
  },
  actors: {
    /** Loads the user of a token. Fails if the token is invalid, or if the server does not respond. */
    verify: fromPromise<AuthUser, { readonly token: string }>(() => {
      throw new Error("The actor 'verify' is missing. Provide it where the machine is created.");
    }),
    endSession: fromPromise<void, { readonly token: string }>(() => {
      throw new Error("The actor 'endSession' is missing. Provide it where the machine is created.");
    }),
  },
  actions: {
    storeSession: assign((_, { token, user }: Session) => ({ token, user })),
    storeStored: assign((_, stored: StoredAuth) => ({ ...sessionOf(stored), storage: "read" as const })),
    storeUser: assign((_, user: AuthUser) => ({ user })),
    /** Takes the user whose address was changed in another tab. */
    followUser: assign(({ context }, { user, isAuthenticated }: StoredAuth) =>
      isAuthenticated && user !== null && context.user !== null && user.username !== context.user.username
        ? { user }
        : {},
    ),
    storeEnding: assign(({ context }) => ({ ending: context.token })),
    signOut: assign(SIGNED_OUT),
    emitBegan: emit((_, { user, intent }: { readonly user: AuthUser; readonly intent: SignInIntent | null }) => ({
      type: "auth.began" as const,
      user,
      intent,
    })),
    emitEnded: emit((_, end: SessionEnd) => ({ type: "auth.ended" as const, end })),
    /** Provided by the host: stores the session. */
    keep: (_, _session: Session) => {},
    /** Provided by the host: stores the user that the server has confirmed. */
    keepUser: (_, _session: Session) => {},
    /** Provided by the host: removes the stored session. */
    clear: () => {},
    /** Provided by the host: removes all results that were loaded for the user. */
    forgetResults: () => {},
    /** Provided by the host: navigates to '/login'. */
    redirectToLogIn: () => {},
  },
  guards: {
    isOfSession: ({ context }, { token }: Session) => token === context.token,
    hasToken: ({ context }) => context.token !== null,
    isRead: ({ context }) => context.storage === "read",
    /** Whether the refused token is the stored one. */
    isStored: (_, isStored: boolean) => isStored,
    isShownSignedIn: ({ context }, isStored: boolean) => isStored && context.user !== null,
    isSameToken: ({ context }, { token }: StoredAuth) => token === context.token,
    isSignedOut: (_, { token }: StoredAuth) => token === null,
    isSignedIn: (_, { isAuthenticated }: StoredAuth) => isAuthenticated,
  },
}).createMachine({
  id: "auth",
  context: ({ input: { stored } }) => ({
    ...(stored === "unread" ? SIGNED_OUT : sessionOf(stored)),
    ending: null,
    storage: stored === "unread" ? "unread" : "read",
  }),
  initial: "starting",
  on: {
    // The storage is read once.
    "auth.read": {},
    // The session may have ended while the user was loaded.
    "auth.userChanged": {
      guard: { type: "isOfSession", params: ({ event }) => event.session },
      actions: [
        { type: "storeUser", params: ({ event }) => event.session.user },
        { type: "keepUser", params: ({ event }) => event.session },
      ],
    },
    "auth.signedIn": {
      target: ".authenticated",
      actions: [
        "forgetResults",
        { type: "storeSession", params: ({ event }) => event.session },
        { type: "keep", params: ({ event }) => event.session },
        { type: "emitBegan", params: ({ event }) => ({ user: event.session.user, intent: event.intent }) },
      ],
    },
  },
  states: {
    starting: {
      description: "A server-rendered page shows no user until the browser has read the stored session.",
      always: [
        { guard: "hasToken", target: "verifying" },
        { guard: "isRead", target: "anonymous" },
      ],
      on: { "auth.read": { actions: { type: "storeStored", params: stored } } },
    },
    verifying: {
      description:
        "The server checks the stored token. If the storage contains its user, the page already shows the user.",
      on: {
        ...ENDINGS,
        "auth.refused": [
          { ...REFUSED, guard: { type: "isShownSignedIn", params: isStored } },
          { ...REFUSED, actions: [...REFUSED.actions, "redirectToLogIn"] },
        ],
      },
      invoke: {
        src: "verify",
        input: ({ context }) => ({ token: context.token ?? "" }),
        onDone: {
          target: "authenticated",
          actions: [
            { type: "storeUser", params: ({ event }) => event.output },
            { type: "keepUser", params: ({ context, event }) => ({ token: context.token ?? "", user: event.output }) },
          ],
        },
        // The session ends even if the server did not respond (§4).
        onError: {
          target: "anonymous",
          actions: [...END, ended("refused")],
        },
      },
    },
    authenticated: { description: "A user is signed in.", on: { ...ENDINGS, "auth.refused": REFUSED } },
    anonymous: {
      description: "No user is signed in.",
      on: {
        // The storage has a token that this machine does not know.
        "auth.refused": { guard: { type: "isStored", params: isStored }, actions: ["clear", "redirectToLogIn"] },
        "auth.follow": [
          { guard: { type: "isSignedOut", params: stored } },
          {
            guard: { type: "isSignedIn", params: stored },
            target: "authenticated",
            actions: ["forgetResults", { type: "storeStored", params: stored }],
          },
          { target: "verifying", actions: ["forgetResults", { type: "storeStored", params: stored }] },
        ],
      },
      initial: "idle",
      states: {
        idle: { description: "No session is left to end." },
        ending: {
          description: "The session is being ended on the server. The result does not matter here (§7).",
          invoke: {
            src: "endSession",
            input: ({ context }) => ({ token: context.ending ?? "" }),
            onDone: "idle",
            onError: "idle",
          },
          exit: assign({ ending: null }),
        },
      },
    },
  },
});

export type AuthRef = ActorRefFrom<typeof authMachine>;
