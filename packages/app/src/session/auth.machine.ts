import { type ActorRefFrom, assign, emit, fromPromise, setup } from "xstate";
import type { AuthEmitted, AuthEvent, SessionEnd } from "./auth.events.ts";
import type { AuthUser, Session, StoredAuth } from "./auth.storage.ts";
import type { SignInIntent } from "./sign-in-intent.ts";

export interface AuthContext {
  readonly token: string | null;
  /** Known before the server has said so where the store shows someone signed in. */
  readonly user: AuthUser | null;
  /** The token of the session that the server is told to end. */
  readonly ending: string | null;
}

const SIGNED_OUT = { token: null, user: null } as const;

type Stored = { readonly event: { readonly stored: StoredAuth } };
const stored = ({ event }: Stored): StoredAuth => event.stored;
type Refused = { readonly event: { readonly isStored: boolean } };
const isStored = ({ event }: Refused): boolean => event.isStored;

/** What is done wherever a session ends in this tab. */
const END = ["signOut", "clear", "forgetResults"] as const;
const ended = <End extends SessionEnd>(end: End) => ({ type: "emitEnded" as const, params: end });

/** The 401 of §4 while the store shows someone signed in. */
const REFUSED = {
  guard: { type: "isStored", params: isStored },
  target: "#auth.anonymous",
  actions: [...END, ended("refused")],
} as const;

/** How else a session ends, verified or not yet. */
const ENDINGS = {
  "auth.logOut": { target: "#auth.anonymous.ending", actions: ["noteEnding", ...END, ended("logOut")] },
  "auth.deleted": { target: "#auth.anonymous", actions: [...END, ended("deleted")] },
  "auth.follow": [
    { guard: { type: "isSameToken", params: stored } },
    {
      guard: { type: "isNobody", params: stored },
      target: "#auth.anonymous",
      actions: ["signOut", "forgetResults", ended("elsewhere")],
    },
    {
      guard: { type: "isSomeone", params: stored },
      target: "#auth.authenticated",
      actions: ["forgetResults", { type: "takeStored", params: stored }, ended("elsewhere")],
    },
    {
      target: "#auth.verifying",
      reenter: true,
      actions: ["forgetResults", { type: "takeStored", params: stored }, ended("elsewhere")],
    },
  ],
} as const;

/** Who is signed in (§4). The host keeps the session, and does what a page can do. */
export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    emitted: {} as AuthEmitted,
    input: {} as { readonly stored: StoredAuth },
  },
  actors: {
    /** Whose token it is. Fails where it is nobody's, and where that cannot be told. */
    verify: fromPromise<AuthUser, { readonly token: string }>(() => {
      throw new Error("The actor 'verify' is missing. Provide it where the machine is created.");
    }),
    /** Tells the server that the session is over. */
    endSession: fromPromise<void, { readonly token: string }>(() => {
      throw new Error("The actor 'endSession' is missing. Provide it where the machine is created.");
    }),
  },
  actions: {
    takeSession: assign((_, { token, user }: Session) => ({ token, user })),
    takeStored: assign((_, { token, user, isAuthenticated }: StoredAuth) => ({
      token,
      user: isAuthenticated ? user : null,
    })),
    takeUser: assign((_, user: AuthUser) => ({ user })),
    noteEnding: assign(({ context }) => ({ ending: context.token })),
    signOut: assign(SIGNED_OUT),
    emitBegan: emit((_, { user, intent }: { readonly user: AuthUser; readonly intent: SignInIntent | null }) => ({
      type: "auth.began" as const,
      user,
      intent,
    })),
    emitEnded: emit((_, end: SessionEnd) => ({ type: "auth.ended" as const, end })),
    /** Provided by the host: stores the session. */
    keep: (_, _session: Session) => {},
    /** Provided by the host: removes what is stored of the session. */
    clear: () => {},
    /** Provided by the host: forgets every result that was loaded for the person. */
    forgetResults: () => {},
    /** Provided by the host: leaves the page for '/login'. */
    redirectToLogIn: () => {},
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    /** Not a late reply to a session that is over, here or in another tab. */
    isStored: (_, isStored: boolean) => isStored,
    isShownSignedIn: ({ context }, isStored: boolean) => isStored && context.user !== null,
    isSameToken: ({ context }, { token }: StoredAuth) => token === context.token,
    isNobody: (_, { token }: StoredAuth) => token === null,
    isSomeone: (_, { isAuthenticated }: StoredAuth) => isAuthenticated,
  },
}).createMachine({
  id: "auth",
  context: ({ input: { stored } }) => ({
    token: stored.token,
    user: stored.isAuthenticated ? stored.user : null,
    ending: null,
  }),
  initial: "starting",
  on: {
    "auth.signedIn": {
      target: ".authenticated",
      actions: [
        "forgetResults",
        { type: "takeSession", params: ({ event }) => event.session },
        { type: "keep", params: ({ event }) => event.session },
        { type: "emitBegan", params: ({ event }) => ({ user: event.session.user, intent: event.intent }) },
      ],
    },
  },
  states: {
    starting: {
      description: "What the browser keeps has been read.",
      always: [{ guard: "hasToken", target: "verifying" }, { target: "anonymous" }],
    },
    verifying: {
      description:
        "A stored token is checked by the server. Where the store names its user, the page shows them already.",
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
            { type: "takeUser", params: ({ event }) => event.output },
            { type: "keep", params: ({ context, event }) => ({ token: context.token ?? "", user: event.output }) },
          ],
        },
        // Also when nothing answered (§4).
        onError: {
          target: "anonymous",
          actions: [...END, ended("refused")],
        },
      },
    },
    authenticated: { description: "Someone is signed in.", on: { ...ENDINGS, "auth.refused": REFUSED } },
    anonymous: {
      description: "Nobody is signed in.",
      on: {
        // A token that was stored without its user, by whatever did that.
        "auth.refused": { guard: { type: "isStored", params: isStored }, actions: ["clear", "redirectToLogIn"] },
        "auth.follow": [
          { guard: { type: "isNobody", params: stored } },
          {
            guard: { type: "isSomeone", params: stored },
            target: "authenticated",
            actions: ["forgetResults", { type: "takeStored", params: stored }],
          },
          { target: "verifying", actions: ["forgetResults", { type: "takeStored", params: stored }] },
        ],
      },
      initial: "idle",
      states: {
        idle: { description: "No session is left to end." },
        ending: {
          description:
            "The server is told that the session is over. Whether it hears that makes no difference here (§7).",
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
