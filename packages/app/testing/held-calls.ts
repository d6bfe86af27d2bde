import { fromCallback, fromPromise, type NonReducibleUnknown } from "xstate";

/** A call of a promise actor, which the test settles. */
interface HeldCall<Input, Output> {
  readonly input: Input;
  readonly resolve: (output: Output) => void;
  readonly reject: (error: unknown) => void;
}

/** Waits until the callbacks of all promises that are settled have run. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Returns the logic of a promise actor, and its calls, which stay pending until the test settles them. */
export function heldPromise<Output, Input extends NonReducibleUnknown = NonReducibleUnknown>() {
  const calls: HeldCall<Input, Output>[] = [];
  const logic = fromPromise<Output, Input>(({ input }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Output>();
    calls.push({ input, resolve, reject });
    return promise;
  });
  return { calls, logic };
}

interface HeldCallback<Event, Input, Received> {
  readonly input: Input;
  /** The events that the actor has received. */
  readonly received: readonly Received[];
  /** Sends an event to the parent of the actor. Does nothing after the actor was stopped. */
  readonly send: (event: Event) => void;
  readonly isStopped: () => boolean;
}

/** Returns the logic of a callback actor, and its calls, with which the test sends events. */
export function heldCallback<
  Event extends { readonly type: string },
  Input extends NonReducibleUnknown,
  Received extends { readonly type: string } = Event,
>() {
  const calls: HeldCallback<Event, Input, Received>[] = [];
  const logic = fromCallback<Received, Input>(({ input, sendBack, receive }) => {
    let stopped = false;
    const received: Received[] = [];
    receive((event) => received.push(event));
    calls.push({
      input,
      received,
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
