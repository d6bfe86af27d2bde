import { assertEvent, assign, fromPromise, setup } from "xstate";
import { Refused } from "../../graph/problem.ts";
import type { AuthRef } from "../../session/auth.machine.ts";
import { type IntentEvent, intentActor } from "../../session/intent.actor.ts";
import { sessionActor } from "../../session/session.actor.ts";
import type { BringContext, BringEvent, BringSource, BroughtPlaces } from "./bring.events.ts";
import { acceptedPlaces, type BroughtPlace, type Match, withoutFavorites } from "./brought-rows.ts";
import {
  afterStep,
  NOTHING_SAVED,
  nextStep,
  type SaveStep,
  type StepResult,
  withUncertainFavorites,
} from "./save-steps.ts";
import { afterUndo, nextUndo, type UndoStep } from "./undo-steps.ts";

export const START = {
  source: null,
  refused: [],
  places: [],
  unreadable: 0,
  rows: [],
  list: { isWanted: false, name: "" },
  saved: NOTHING_SAVED,
  undoneSteps: 0,
  isUndone: false,
  isStopping: false,
  error: null,
} satisfies Omit<BringContext, "auth" | "userId">;

const missing = (name: string) => () => {
  throw new Error(`The actor '${name}' is missing. Provide it where the machine is created.`);
};

export const stepOf = ({ rows, list, saved }: BringContext): SaveStep | null =>
  nextStep(acceptedPlaces(rows), list, saved);

function withStep(context: BringContext, result: StepResult): Partial<BringContext> {
  const step = stepOf(context);
  return step === null ? {} : { saved: afterStep(context.saved, step, result) };
}

function withoutStep({ saved, undoneSteps }: BringContext): Partial<BringContext> {
  const step = nextUndo(saved);
  return step === null ? {} : { saved: afterUndo(saved, step), undoneSteps: undoneSteps + 1 };
}

/**
 * Returns the user of the next calls, and the rows and results for this user. If another user was signed in before,
 * the favorites of the earlier user are removed from the rows, and nothing counts as saved.
 */
export function forCurrentUser({ auth, userId, rows, saved }: BringContext) {
  const current = auth.getSnapshot().context.user?.id ?? userId;
  if (userId === null || current === userId) return { userId: current, rows, saved };
  return { userId: current, rows: withoutFavorites(rows), saved: NOTHING_SAVED };
}

/** Whether the list of the current user is created. */
export const isListCreated = (context: BringContext): boolean => forCurrentUser(context).saved.listId !== null;

/** The actors, actions and guards of the page that brings places. */
export const bringSetup = setup({
  types: {
    context: {} as BringContext,
    events: {} as BringEvent,
    input: {} as { readonly auth: AuthRef },
  },
  actors: {
    intent: intentActor,
    session: sessionActor,
    /**
     * Reads a source. Fails with SourceProblem if nothing can be read, and with another error if the reader stops. The
     * reader is stopped when the signal is aborted.
     */
    read: fromPromise<BroughtPlaces, { readonly source: BringSource }>(missing("read")),
    /** Looks up places. Returns a match for each place that is not skipped. */
    lookUp: fromPromise<readonly Match[], { readonly places: readonly BroughtPlace[] }>(missing("lookUp")),
    saveStep: fromPromise<StepResult, { readonly step: SaveStep }>(missing("saveStep")),
    /** Takes back a part of what was saved. Repeating it has no further effect. */
    undoStep: fromPromise<void, { readonly step: UndoStep }>(missing("undoStep")),
  },
  actions: {
    start: assign(({ event }) => {
      assertEvent(event, "bring.read");
      return { ...START, source: event.source };
    }),
    reset: assign(START),
    choose: assign(({ context, event }) => {
      assertEvent(event, "bring.choose");
      const rows = context.rows.map((row, index) => (index === event.index ? { ...row, choice: event.choice } : row));
      return { rows };
    }),
    /** Stores the choice of the visitor. The name of a list that is created stays: a later save does not send it. */
    setList: assign(({ context, event }) => {
      assertEvent(event, "bring.list");
      return { list: isListCreated(context) ? { ...event.list, name: context.list.name } : event.list };
    }),
    startCalls: assign(({ context }) => ({
      ...forCurrentUser(context),
      error: null,
      isStopping: false,
      isUndone: false,
    })),
    stop: assign({ isStopping: true }),
    noteStep: assign(({ context }, { result }: { readonly result: StepResult }) => withStep(context, result)),
    noteUndo: assign(({ context }) => withoutStep(context)),
    noteUndone: assign({ saved: NOTHING_SAVED, undoneSteps: 0, isUndone: true }),
    /** Marks the favorites of a step whose call has failed. A refused call has certainly stored nothing. */
    noteUncertain: assign(({ context }, { error }: { readonly error: unknown }) =>
      error instanceof Refused
        ? {}
        : { saved: withUncertainFavorites(context.saved, acceptedPlaces(context.rows), stepOf(context)) },
    ),
    storeError: assign((_, { error }: { readonly error: unknown }) => ({ error })),
    clearError: assign({ error: null }),
    /** Provided by the host: opens the prompt that explains what an account is for. */
    openSignIn: () => {},
  },
  guards: {
    isSignedOut: ({ context }) => context.auth.getSnapshot().context.user === null,
    isBringIntent: (_, { intent }: { readonly intent: IntentEvent["intent"] }) => intent.kind === "bring",
    isComplete: ({ context }) => context.rows.length === context.places.length,
    isStopping: ({ context }) => context.isStopping,
    isSaved: ({ context }) => stepOf(context) === null,
    /** Whether the user can take something back. The user may have signed out during the last call. */
    canUndo: ({ context }) =>
      stepOf(context) === null &&
      nextUndo(context.saved) !== null &&
      context.auth.getSnapshot().context.user?.id === context.userId,
    isTakenBack: ({ context }) => nextUndo(context.saved) === null,
  },
});
