import type { BringProblem } from "@flaneur/ui/bring";
import { assertEvent, assign, fromPromise, setup } from "xstate";
import type { AuthRef } from "../../session/auth.machine.ts";
import { type IntentEvent, intentActor } from "../../session/intent.actor.ts";
import { acceptedPlaces, type BroughtPlace, type BroughtRow, type Match, nextPlaces, toRows } from "./brought-rows.ts";
import {
  afterStep,
  NOTHING_SAVED,
  nextStep,
  type Saved,
  type SaveStep,
  type StepResult,
  type WantedList,
} from "./save-steps.ts";

/** What the visitor has given: files, or a pasted list. */
export type BringSource =
  | { readonly kind: "files"; readonly name: string; readonly files: readonly File[] }
  | { readonly kind: "text"; readonly name: string; readonly text: string };

/** The places of a source. */
export interface BroughtPlaces {
  readonly places: readonly BroughtPlace[];
  /** The number of rows without name and position. */
  readonly unreadable: number;
}

export type BringEvent =
  | { readonly type: "bring.read"; readonly source: BringSource }
  | { readonly type: "bring.retry" }
  /** The visitor accepted a place for a row, or none. */
  | { readonly type: "bring.choose"; readonly index: number; readonly choice: string }
  | { readonly type: "bring.list"; readonly list: WantedList }
  | { readonly type: "bring.save" }
  /** Leaves the current step. While something is saved, the saving stops after the current call. */
  | { readonly type: "bring.cancel" }
  | IntentEvent;

export interface BringContext {
  readonly auth: AuthRef;
  readonly source: BringSource | null;
  /** Why the source could not be read. */
  readonly problem: BringProblem | null;
  readonly places: readonly BroughtPlace[];
  readonly unreadable: number;
  /** The places that are looked up so far, in the order of the file. */
  readonly rows: readonly BroughtRow[];
  readonly list: WantedList;
  readonly saved: Saved;
  /** Whether the visitor has stopped the saving, which ends after the current call. */
  readonly isStopping: boolean;
  /** Why the last call failed; null otherwise. */
  readonly error: unknown;
}

const START = {
  source: null,
  problem: null,
  places: [],
  unreadable: 0,
  rows: [],
  list: { isWanted: false, name: "" },
  saved: NOTHING_SAVED,
  isStopping: false,
  error: null,
} satisfies Omit<BringContext, "auth">;

const missing = (name: string) => () => {
  throw new Error(`The actor '${name}' is missing. Provide it where the machine is created.`);
};

const stepOf = ({ rows, list, saved }: BringContext): SaveStep | null => nextStep(acceptedPlaces(rows), list, saved);

/** Returns the context after a saved step. */
function withStep(context: BringContext, result: StepResult): Partial<BringContext> {
  const step = stepOf(context);
  return step === null ? {} : { saved: afterStep(context.saved, step, result) };
}

/** The machine of the page that reads places of other maps, looks them up, and saves those that the visitor accepts. */
export const bringMachine = setup({
  types: {
    context: {} as BringContext,
    events: {} as BringEvent,
    input: {} as { readonly auth: AuthRef },
  },
  actors: {
    intent: intentActor,
    /** Reads a source. Fails with a `BringProblem` as `problem` of its error. */
    read: fromPromise<BroughtPlaces, { readonly source: BringSource }>(missing("read")),
    /** Looks up places, and returns a match for each that is sent. */
    lookUp: fromPromise<readonly Match[], { readonly places: readonly BroughtPlace[] }>(missing("lookUp")),
    saveStep: fromPromise<StepResult, { readonly step: SaveStep }>(missing("saveStep")),
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
    setList: assign(({ event }) => {
      assertEvent(event, "bring.list");
      return { list: event.list };
    }),
    clearError: assign({ error: null, isStopping: false }),
    stop: assign({ isStopping: true }),
    noteStep: assign(({ context }, { result }: { readonly result: StepResult }) => withStep(context, result)),
    storeError: assign((_, { error }: { readonly error: unknown }) => ({ error })),
    /** Provided by the host: opens the prompt that explains what an account is for. */
    openSignIn: () => {},
    /** Provided by the host: the favorites on other screens are reloaded. */
    forgetFavorites: () => {},
  },
  guards: {
    isSignedOut: ({ context }) => context.auth.getSnapshot().context.user === null,
    isBringIntent: (_, { intent }: { readonly intent: IntentEvent["intent"] }) => intent.kind === "bring",
    isComplete: ({ context }) => context.rows.length === context.places.length,
    isStopping: ({ context }) => context.isStopping,
    isSaved: ({ context }) => stepOf(context) === null,
  },
}).createMachine({
  id: "bring",
  context: ({ input }) => ({ ...START, auth: input.auth }),
  // If it fails, the visitor presses the button again after signing in.
  invoke: { src: "intent", input: ({ context }) => ({ auth: context.auth }), onError: {} },
  initial: "choosing",
  states: {
    choosing: {
      description: "The visitor chooses a file or pastes a list.",
      on: { "bring.read": { target: "reading", actions: "start" } },
    },
    reading: {
      description: "The source is being read on the device.",
      invoke: {
        src: "read",
        input: ({ context: { source } }) => {
          if (source === null) throw new Error("There is no source.");
          return { source };
        },
        onDone: {
          target: "lookingUp",
          actions: assign(({ context, event }) => ({
            ...event.output,
            list: { isWanted: false, name: listNameOf(context.source?.name ?? "") },
          })),
        },
        onError: {
          target: "choosing",
          actions: assign(({ event }) => ({ ...START, problem: problemOf(event.error) })),
        },
      },
      on: { "bring.cancel": { target: "choosing", actions: "reset" } },
    },
    lookingUp: {
      description: "All places that were sent are looked up.",
      always: [{ guard: "isComplete", target: "reviewing" }, { target: "lookingUpNext" }],
    },
    lookingUpNext: {
      description: "The next places are being looked up.",
      invoke: {
        src: "lookUp",
        input: ({ context: { places, rows } }) => ({ places: nextPlaces(places, rows.length) }),
        onDone: {
          target: "lookingUp",
          actions: assign(({ context: { places, rows }, event }) => ({
            rows: [...rows, ...toRows(nextPlaces(places, rows.length), event.output)],
          })),
        },
        onError: {
          target: "lookUpFailed",
          actions: { type: "storeError", params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { "bring.cancel": { target: "choosing", actions: "reset" } },
    },
    lookUpFailed: {
      description: "A call has failed. What was found before stays.",
      on: {
        "bring.retry": { target: "lookingUp", actions: "clearError" },
        "bring.cancel": { target: "choosing", actions: "reset" },
      },
    },
    reviewing: {
      description: "The visitor sees what was found, and decides. Nothing is saved yet, or a part of it.",
      on: {
        "bring.choose": { actions: "choose" },
        "bring.list": { actions: "setList" },
        "bring.save": [
          { guard: "isSignedOut", actions: "openSignIn" },
          { target: "saving", actions: "clearError" },
        ],
        "intent.resume": {
          guard: { type: "isBringIntent", params: ({ event }) => event },
          target: "saving",
          actions: "clearError",
        },
        "bring.cancel": { target: "choosing", actions: "reset" },
      },
    },
    saving: {
      description: "A step is saved, or nothing yet.",
      always: [
        { guard: "isSaved", target: "done" },
        { guard: "isStopping", target: "reviewing" },
        { target: "savingStep" },
      ],
    },
    savingStep: {
      description: "The next step is being saved.",
      invoke: {
        src: "saveStep",
        input: ({ context }) => {
          const step = stepOf(context);
          if (step === null) throw new Error("Everything is saved.");
          return { step };
        },
        onDone: {
          target: "saving",
          actions: [{ type: "noteStep", params: ({ event }) => ({ result: event.output }) }, "forgetFavorites"],
        },
        onError: {
          target: "reviewing",
          actions: { type: "storeError", params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { "bring.cancel": { actions: "stop" } },
    },
    done: {
      description: "Everything is saved.",
      on: { "bring.cancel": { target: "choosing", actions: "reset" } },
    },
  },
});

/** Returns the name of a list that is named after a file. */
const listNameOf = (file: string): string => file.replace(/\.[a-z]{2,8}$/i, "").trim();

/** The error of a source that cannot be read. */
export class SourceProblem extends Error {
  override readonly name = "SourceProblem";
  readonly problem: BringProblem;

  constructor(problem: BringProblem) {
    super(problem);
    this.problem = problem;
  }
}

const problemOf = (error: unknown): BringProblem => (error instanceof SourceProblem ? error.problem : "unreadable");
