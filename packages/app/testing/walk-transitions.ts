import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
} from "xstate";
import { getShortestPaths } from "xstate/graph";

export interface Walk {
  readonly input?: unknown;
  /** Every event that can arrive, in each variant that a guard tells apart. Timers and failed actors are added. */
  readonly events: readonly AnyEventObject[];
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

/**
 * Sends a running actor of the machine along the shortest path to each of its states, and from there every event. What
 * its children do is up to the actors that the machine is provided with.
 * @returns what is wrong with it: the transitions that no path has taken, and the actors without onError.
 */
export function walkTransitions(
  machine: AnyStateMachine,
  { input, events, carried = {}, distinguish, check }: Walk,
): string[] {
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
  return [...unguarded(machine), ...untaken.values()];
}
