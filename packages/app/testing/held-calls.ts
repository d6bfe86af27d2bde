import { fromCallback, fromPromise, type NonReducibleUnknown } from "xstate";

/** A promise that the test settles. */
interface HeldCall<Input, Output> {
  readonly input: Input;
  readonly resolve: (output: Output) => void;
  readonly reject: (error: unknown) => void;
}

/** Waits until pending promises have settled. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A promise actor whose calls stay pending until the test settles them. */
export function heldPromise<Output, Input extends NonReducibleUnknown = NonReducibleUnknown>() {
  const calls: HeldCall<Input, Output>[] = [];
  const logic = fromPromise<Output, Input>(({ input }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Output>();
    calls.push({ input, resolve, reject });
    return promise;
  });
  return { calls, logic };
}

interface HeldCallback<Event, Input> {
  readonly input: Input;
  /** Sends an event to the parent of the actor. Does nothing after the actor was stopped. */
  readonly send: (event: Event) => void;
  readonly isStopped: () => boolean;
}

/** A callback actor that sends the events of the test. */
export function heldCallback<Event extends { readonly type: string }, Input extends NonReducibleUnknown>() {
  const calls: HeldCallback<Event, Input>[] = [];
  const logic = fromCallback<Event, Input>(({ input, sendBack }) => {
    let stopped = false;
    calls.push({
      input,
      send: (event) => {
        if (!stopped) sendBack(event);
      },
      isStopped: () => stopped,
    });
    return () => {
      stopped = true;
    };
  });
  return { calls, logic };
}
