import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type EventFromLogic,
} from "xstate";
import { getShortestPaths } from "xstate/graph";

export interface Walk<
  Type extends string = string,
  Events extends readonly AnyEventObject[] = readonly AnyEventObject[],
> {
  readonly input?: unknown;
  /**
   * All events of the machine, in each variant that a guard distinguishes. The events of timers and of actors (done,
   * error and snapshot) are added.
   */
  readonly events: Events;
  /**
   * The events that a state ignores, by the id of the state. Every other event must have a transition in every state.
   */
  readonly ignored?: Readonly<Record<string, readonly Type[]>>;
  /** The payloads of the events that the machine's actors send, by event type. A payload is an output, a snapshot or an error. */
  readonly carried?: Readonly<Record<string, object>>;
  /** Returns the values by which states differ: those that guards read. More values would lead to too many states. */
  readonly distinguish: (snapshot: AnyMachineSnapshot) => unknown;
  /** Asserts the invariants of a state. */
  readonly check?: (snapshot: AnyMachineSnapshot) => void;
}

function nodesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** Maps each transition of the machine to a name that contains its state. */
function transitionsOf(machine: AnyStateMachine): Map<unknown, string> {
  const names = nodesOf(machine.root).flatMap((node) =>
    [...node.transitions].flatMap(([event, definitions]) =>
      definitions.map((definition, index) => [definition, `${node.id}: ${event}, alternative ${index + 1}`] as const),
    ),
  );
  return new Map(names);
}

/** Returns the events of the timers and of the actors of a machine. */
function ownEvents(machine: AnyStateMachine, carried: Readonly<Record<string, object>>): readonly AnyEventObject[] {
  const types = nodesOf(machine.root).flatMap((node) => [...node.transitions.keys()]);
  return [...new Set(types.filter((type) => type.startsWith("xstate.")))].map((type) => ({
    type,
    ...(type.startsWith("xstate.error.") && { error: new Error("An actor failed") }),
    ...carried[type],
  }));
}

/** Returns a fault for each actor without onError: its failure would stop the machine. */
const unguarded = (machine: AnyStateMachine): readonly string[] =>
  nodesOf(machine.root).flatMap((node) =>
    node.invoke
      .filter(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`))
      .map(({ id }) => `${node.id}: the actor ${id} has no onError`),
  );

type TypeOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>["type"];

/** Fails to compile if an event type of the machine is missing. */
type WithEveryEvent<Machine extends AnyStateMachine, Events extends readonly AnyEventObject[]> =
  Exclude<TypeOf<Machine>, Events[number]["type"]> extends never
    ? unknown
    : { readonly events: { readonly missing: Exclude<TypeOf<Machine>, Events[number]["type"]> } };

/** Whether the descriptor of a transition, such as `filter.*`, matches an event type. */
const matches = (descriptor: string, type: string): boolean =>
  descriptor === type || descriptor === "*" || (descriptor.endsWith(".*") && type.startsWith(descriptor.slice(0, -1)));

/** Returns a fault for each event that has no transition in a state and is not listed as ignored. */
function unhandled(snapshot: AnyMachineSnapshot, { events, ignored = {} }: Walk): readonly string[] {
  const nodes: readonly AnyStateNode[] = snapshot._nodes;
  return events
    .map(({ type }) => type)
    .filter((type) => !type.startsWith("xstate."))
    .filter((type) => !nodes.some((node) => [...node.transitions.keys()].some((each) => matches(each, type))))
    .filter((type) => !nodes.some(({ id }) => ignored[id]?.includes(type)))
    .map((type) => `${JSON.stringify(snapshot.value)}: ${type} is neither handled nor ignored on purpose`);
}

/** Returns a fault for each event that is listed as ignored although the state handles it. */
const handledButIgnored = (machine: AnyStateMachine, { ignored = {} }: Walk): readonly string[] =>
  nodesOf(machine.root).flatMap((node) =>
    (ignored[node.id] ?? [])
      .filter((type) => [...node.transitions.keys()].some((each) => matches(each, type)))
      .map((type) => `${node.id}: ${type} is listed as ignored and handled`),
  );

function walked(machine: AnyStateMachine, walk: Walk): string[] {
  const { input, events, carried = {}, distinguish, check } = walk;
  const forgotten = new Set<string>();
  const missedTransitions = transitionsOf(machine);
  const own = ownEvents(machine, carried);
  const possible = (snapshot: AnyMachineSnapshot) => [
    ...events,
    // Only states with a timer or an actor get these events.
    ...own.filter((event) => (machine.getTransitionData(snapshot, event) ?? []).length > 0),
  ];
  const paths = getShortestPaths(machine, {
    input,
    events: possible,
    serializeState: (snapshot) => JSON.stringify([snapshot.value, distinguish(snapshot)]),
  });
  for (const { state, steps } of paths) {
    if (state.status === "active") for (const fault of unhandled(state, walk)) forgotten.add(fault);
    for (const last of possible(state)) {
      const actor = createActor(machine, { input }).start();
      // The first step of a path is the initial state, without an event.
      for (const event of [...steps.slice(1).map((step) => step.event), last]) {
        for (const transition of machine.getTransitionData(actor.getSnapshot(), event) ?? [])
          missedTransitions.delete(transition);
        actor.send(event);
        check?.(actor.getSnapshot());
      }
      actor.stop();
    }
  }
  return [...unguarded(machine), ...missedTransitions.values(), ...forgotten, ...handledButIgnored(machine, walk)];
}

/**
 * Runs a machine along the shortest path to each of its states, and sends every event in this state. The machine runs
 * with the actors that the caller has provided.
 * @returns The faults of the machine: the transitions that no path has taken, the actors without onError, the events
 * that a state neither handles nor ignores, and the events that are listed as ignored although a state handles them.
 */
export const walkTransitions = <Machine extends AnyStateMachine, const Events extends readonly AnyEventObject[]>(
  machine: Machine,
  walk: Walk<TypeOf<Machine>, Events> & WithEveryEvent<Machine, Events>,
): string[] => walked(machine, walk);
