import type { ActorLogic, ActorScope, EventObject, Snapshot } from "xstate";
import type { AuthRef } from "./auth.machine.ts";

/** How long until the code is asked for again that could not be fetched. */
const RETRY_MS = 30_000;

type AnyActorSystem = ActorScope<Snapshot<unknown>, EventObject>["system"];
type WithContext = Snapshot<unknown> & { readonly context: unknown };

interface LateMachineOptions<Machine, State extends WithContext, Input> {
  /** Fetches the code of the machine. */
  readonly load: () => Promise<Machine>;
  /** The context of the machine while nothing has happened. */
  readonly context: (input: Input) => State["context"];
  /** Whether the machine does something with the events of someone signed out. */
  readonly hears: "everyone" | "signedIn";
}

/** What stands for the machine until its code is there. */
interface Before<Event, Input> {
  readonly input: Input;
  /** What the actor was told since the code was asked for; null before that. */
  readonly waiting: readonly Event[] | null;
}

interface CodeEvent {
  readonly type: "code.need" | "code.here";
}
const isCodeEvent = (event: EventObject): event is CodeEvent => event.type.startsWith("code.");

/**
 * A machine that matters to whoever is signed in: its code comes when someone is. Its actor is there from the start, and
 * keeps what it is told until the machine is there to hear it.
 */
export function lateMachine<
  State extends WithContext,
  Event extends EventObject,
  Input extends { readonly auth: AuthRef },
  Emitted extends EventObject,
>({
  load,
  context,
  hears,
}: LateMachineOptions<ActorLogic<State, Event, Input, AnyActorSystem, Emitted>, State, Input>): ActorLogic<
  State,
  Event,
  Input,
  AnyActorSystem,
  Emitted
> {
  type Scope = ActorScope<State, Event, AnyActorSystem, Emitted>;
  let machine: ActorLogic<State, Event, Input, AnyActorSystem, Emitted> | null = null;
  /** Until the machine is there, an actor's snapshot is one of these. */
  const before = new WeakMap<object, Before<Event, Input>>();
  const standIn = (known: Before<Event, Input>): State => {
    const snapshot = { status: "active", output: undefined, error: undefined, context: context(known.input) };
    // Readers look at nothing but the context of these machines.
    const state = snapshot as unknown as State;
    before.set(state, known);
    return state;
  };
  // The host of the machine never sees these two.
  const tell = ({ self }: Scope, event: CodeEvent) => self.send(event as unknown as Event);
  const fetchFor = (scope: Scope) => {
    load().then(
      (code) => {
        machine ??= code;
        tell(scope, { type: "code.here" });
      },
      () => setTimeout(() => fetchFor(scope), RETRY_MS),
    );
  };
  return {
    getInitialSnapshot: (_, input) => standIn({ input, waiting: null }),
    getPersistedSnapshot: (snapshot) => snapshot,
    start: (snapshot, scope) => {
      const known = before.get(snapshot);
      if (known === undefined) {
        machine?.start?.(snapshot, scope);
        return;
      }
      const { auth } = known.input;
      const look = () => {
        if (auth.getSnapshot().context.user === null) return;
        subscription.unsubscribe();
        tell(scope, { type: "code.need" });
      };
      const subscription = auth.subscribe(look);
      look();
    },
    transition: (snapshot, event, scope) => {
      const known = before.get(snapshot);
      if (known === undefined) return machine?.transition(snapshot, event, scope) ?? snapshot;
      const { input, waiting } = known;
      if (event.type === "code.here" && machine !== null) {
        for (const each of waiting ?? []) scope.self.send(each);
        return machine.getInitialSnapshot(scope, input);
      }
      if (waiting !== null) return isCodeEvent(event) ? snapshot : standIn({ input, waiting: [...waiting, event] });
      if (hears === "signedIn" && !isCodeEvent(event)) return snapshot;
      fetchFor(scope);
      return standIn({ input, waiting: isCodeEvent(event) ? [] : [event] });
    },
  };
}
