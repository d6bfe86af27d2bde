import { cutText, LIST_LIMITS } from "@flaneur/domain";
import { assign } from "xstate";
import { bringSetup, forCurrentUser, START, stepOf } from "./bring.setup.ts";
import { nextPlaces, toRows } from "./brought-rows.ts";
import { SourceProblem } from "./source-problem.ts";
import { nextUndo } from "./undo-steps.ts";

/** Returns the name of a list that is named after a file, shortened to the limit without half of a surrogate pair. */
const listNameOf = (file: string): string =>
  cutText(file.replace(/\.[a-z]{2,8}$/i, "").trim(), LIST_LIMITS.name).trim();

/** The machine of the page that reads places of other maps, looks them up, and saves those that the visitor accepts. */
export const bringMachine = bringSetup.createMachine({
  id: "bring",
  context: ({ input }) => ({ ...START, auth: input.auth, userId: null }),
  invoke: [
    // Both are optional. If they fail, the visitor presses the button again after signing in, and an offer to undo
    // stays after signing out.
    { src: "intent", input: ({ context }) => ({ auth: context.auth }), onError: {} },
    { src: "session", input: ({ context }) => ({ auth: context.auth }), onError: {} },
  ],
  // Only states with calls or an undo for a user handle these events.
  on: { "session.*": {} },
  initial: "choosing",
  states: {
    choosing: {
      description: "The visitor chooses a file or pastes a list.",
      on: { "bring.read": { target: "reading", actions: "start" } },
    },
    reading: {
      description: "The source is being read on the device. Leaving this state stops the reader.",
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
        onError: [
          {
            guard: ({ event }) => event.error instanceof SourceProblem,
            target: "choosing",
            actions: assign(({ event }) => ({
              ...START,
              refused: event.error instanceof SourceProblem ? event.error.refused : [],
            })),
          },
          { target: "readFailed" },
        ],
      },
      on: {
        "bring.read": { target: "reading", reenter: true, actions: "start" },
        "bring.cancel": { target: "choosing", actions: "reset" },
      },
    },
    readFailed: {
      description: "The reader did not start, or has stopped before its end. The same source can be read again.",
      on: {
        "bring.retry": "reading",
        "bring.read": { target: "reading", actions: "start" },
        "bring.cancel": { target: "choosing", actions: "reset" },
      },
    },
    lookingUp: {
      description: "The machine checks whether all places are looked up.",
      always: [{ guard: "isComplete", target: "reviewing" }, { target: "lookingUpNext" }],
    },
    lookingUpNext: {
      description: "The next places are being looked up.",
      invoke: {
        src: "lookUp",
        input: ({ context: { places, rows } }) => ({ places: nextPlaces(places, rows.length) }),
        onDone: {
          target: "lookingUp",
          actions: assign(({ context, event }) => {
            const { rows, ...user } = forCurrentUser(context);
            return { ...user, rows: [...rows, ...toRows(nextPlaces(context.places, rows.length), event.output)] };
          }),
        },
        onError: {
          target: "lookUpFailed",
          actions: { type: "storeError", params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        "bring.cancel": { target: "choosing", actions: "reset" },
        // The response would contain the favorites of the user who has left.
        "session.end": "lookingUp",
      },
    },
    lookUpFailed: {
      description: "A call has failed. What was found before stays.",
      on: {
        "bring.retry": { target: "lookingUp", actions: "clearError" },
        "bring.cancel": { target: "choosing", actions: "reset" },
      },
    },
    reviewing: {
      description: "The visitor sees what was found, and decides. So far, nothing or only a part is saved.",
      on: {
        "bring.choose": { actions: "choose" },
        "bring.list": { actions: "setList" },
        "bring.save": [
          { guard: "isSignedOut", actions: "openSignIn" },
          { target: "saving", actions: "startCalls" },
        ],
        "intent.resume": {
          guard: { type: "isBringIntent", params: ({ event }) => event },
          target: "saving",
          actions: "startCalls",
        },
        "bring.cancel": { target: "choosing", actions: "reset" },
      },
    },
    saving: {
      description: "The machine selects the next step, or ends the saving.",
      always: [
        { guard: "canUndo", target: "undoOffered" },
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
          actions: { type: "noteStep", params: ({ event }) => ({ result: event.output }) },
        },
        onError: {
          target: "reviewing",
          actions: [
            { type: "noteUncertain", params: ({ event }) => ({ error: event.error }) },
            { type: "storeError", params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
      on: {
        "bring.cancel": { actions: "stop" },
        // The next steps would save the places for another user.
        "session.end": { actions: "stop" },
      },
    },
    undoOffered: {
      description: "Everything is saved, and the visitor can take it back.",
      on: {
        "bring.undo": "undoing",
        "bring.keep": "done",
        "bring.cancel": { target: "choosing", actions: "reset" },
        // The next user has other favorites.
        "session.end": "done",
      },
    },
    undoing: {
      description: "The machine selects the next part to take back. After the last part, the review is shown again.",
      always: [{ guard: "isTakenBack", target: "reviewing", actions: "noteUndone" }, { target: "undoingStep" }],
    },
    undoingStep: {
      description: "The next part of what was saved is being taken back.",
      invoke: {
        src: "undoStep",
        input: ({ context }) => {
          const step = nextUndo(context.saved);
          if (step === null) throw new Error("Everything is taken back.");
          return { step };
        },
        onDone: { target: "undoing", actions: "noteUndo" },
        onError: {
          target: "undoFailed",
          actions: { type: "storeError", params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { "session.end": "done" },
    },
    undoFailed: {
      description: "A call has failed. The rest, which is not taken back, is still saved, and the page reports this.",
      on: {
        "bring.undo": { target: "undoing", actions: "clearError" },
        "bring.keep": { target: "done", actions: "clearError" },
        "bring.cancel": { target: "choosing", actions: "reset" },
        "session.end": { target: "done", actions: "clearError" },
      },
    },
    done: {
      description: "Saving has ended, and the visitor can no longer take it back.",
      on: { "bring.cancel": { target: "choosing", actions: "reset" } },
    },
  },
});
