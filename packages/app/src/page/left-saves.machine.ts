import { type ActorRefFrom, emit, setup } from "xstate";

/** A save of the signed-in user failed after the visitor had left its page, or had opened its dialog again. */
export interface LeftSaveFailed {
  readonly type: "leftSave.failed";
  readonly error: unknown;
}

/** The machine that emits the failures of saves whose form the visitor has left or opened again, for a toast. */
export const leftSavesMachine = setup({
  types: { events: {} as LeftSaveFailed, emitted: {} as LeftSaveFailed },
}).createMachine({
  id: "leftSaves",
  on: {
    "leftSave.failed": { actions: emit(({ event }) => event) },
  },
});

export type LeftSavesRef = ActorRefFrom<typeof leftSavesMachine>;
