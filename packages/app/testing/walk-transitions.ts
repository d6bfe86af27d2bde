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
  /** Every event of the machine, in each variant that a guard tells apart. Timers and failed actors are added. */
  readonly events: Events;
  /** Events that mean nothing in a state, by the state's id. Every other event must have a transition in every state. */
  readonly ignored?: Readonly<Record<string, readonly Type[]>>;
  /** What events of the machine's own actors carry, by their type: the output of one that is done, or a snapshot. */
  readonly carried?: Readonly<Record<string, object>>;
  /** What tells two states apart: all that guards look at, and no more, or there are too many to walk. */
  readonly distinguish: (snapshot: AnyMachineSnapshot) => unknown;
  /** What must hold in every state. */
  readonly check?: (snapshot: AnyMachineSnapshot) => void;
}

function nodesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** Every transition that the machine defines, by a name that says where it is. */
function transitionsOf(machine: AnyStateMachine): Map<unknown, string> {
  const names = nodesOf(machine.root).flatMap((node) =>
    [...node.transitions].flatMap(([event, definitions]) =>
      definitions.map((definition, index) => [definition, `${node.id}: ${event}, alternative ${index + 1}`] as const),
    ),
  );
  return new Map(names);
}

/** What no person or server sends, but a timer that ends or an actor that is done or fails. */
function ownEvents(machine: AnyStateMachine, carried: Readonly<Record<string, object>>): readonly AnyEventObject[] {
  const types = nodesOf(machine.root).flatMap((node) => [...node.transitions.keys()]);
  return [...new Set(types.filter((type) => type.startsWith("xstate.")))].map((type) => ({
    type,
    ...carried[type],
    ...(type.startsWith("xstate.error.") && { error: new Error("An actor failed") }),
  }));
}

/** The actors whose failure would end the machine. */
const unguarded = (machine: AnyStateMachine): readonly string[] =>
  nodesOf(machine.root).flatMap((node) =>
    node.invoke
      .filter(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`))
      .map(({ id }) => `${node.id}: the actor ${id} has no onError`),
  );

type TypeOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>["type"];

/** Does not compile while a type of event of the machine is missing from the walk. */
type WithEveryEvent<Machine extends AnyStateMachine, Events extends readonly AnyEventObject[]> =
  Exclude<TypeOf<Machine>, Events[number]["type"]> extends never
    ? unknown
    : { readonly events: { readonly missing: Exclude<TypeOf<Machine>, Events[number]["type"]> } };

const names = (descriptor: string, type: string): boolean =>
  descriptor === type || descriptor === "*" || (descriptor.endsWith(".*") && type.startsWith(descriptor.slice(0, -1)));

/** What of the events neither has a transition in this state nor is listed as ignored there. Actors send their own. */
function unhandled(snapshot: AnyMachineSnapshot, { events, ignored = {} }: Walk): readonly string[] {
  const nodes: readonly AnyStateNode[] = snapshot._nodes;
  return events
    .map(({ type }) => type)
    .filter((type) => !type.startsWith("xstate."))
    .filter((type) => !nodes.some((node) => [...node.transitions.keys()].some((each) => names(each, type))))
    .filter((type) => !nodes.some(({ id }) => ignored[id]?.includes(type)))
    .map((type) => `${JSON.stringify(snapshot.value)}: ${type} is neither handled nor ignored on purpose`);
}

/** What is listed as ignored in a state that handles it itself. */
const handledAfterAll = (machine: AnyStateMachine, { ignored = {} }: Walk): readonly string[] =>
  nodesOf(machine.root).flatMap((node) =>
    (ignored[node.id] ?? [])
      .filter((type) => [...node.transitions.keys()].some((each) => names(each, type)))
      .map((type) => `${node.id}: ${type} is listed as ignored and handled`),
  );

function walked(machine: AnyStateMachine, walk: Walk): string[] {
  const { input, events, carried = {}, distinguish, check } = walk;
  const forgotten = new Set<string>();
  const untaken = transitionsOf(machine);
  const own = ownEvents(machine, carried);
  const possible = (snapshot: AnyMachineSnapshot) => [
    ...events,
    // A timer runs, and an actor fails, only where there is one.
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
      // The first step of a path is its start, which no event made.
      for (const event of [...steps.slice(1).map((step) => step.event), last]) {
        for (const transition of machine.getTransitionData(actor.getSnapshot(), event) ?? [])
          untaken.delete(transition);
        actor.send(event);
        check?.(actor.getSnapshot());
      }
      actor.stop();
    }
  }
  return [...unguarded(machine), ...untaken.values(), ...forgotten, ...handledAfterAll(machine, walk)];
}

/**
 * Sends a running actor of the machine along the shortest path to each of its states, and from there every event. What
 * its children do is up to the actors that the machine is provided with.
 * @returns what is wrong with it: the transitions that no path has taken, the actors without onError, and the events
 * that a state forgets.
 */
export const walkTransitions = <Machine extends AnyStateMachine, const Events extends readonly AnyEventObject[]>(
  machine: Machine,
  walk: Walk<TypeOf<Machine>, Events> & WithEveryEvent<Machine, Events>,
): string[] => walked(machine, walk);
