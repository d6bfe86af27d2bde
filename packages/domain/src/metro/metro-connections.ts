import { METRO_HOPS, METRO_PLATFORMS, METRO_TRANSFERS } from "../generated/metro-network.ts";

/** A ride to the next platform, or a walk to another one. */
export interface MetroConnection {
  /** The index of the platform that the connection leads to, in `METRO_PLATFORMS`. */
  readonly to: number;
  /** The time of the ride or of the walk, without the wait for the next train. */
  readonly seconds: number;
  /** Whether the passenger changes trains, and waits for the next one. */
  readonly isTransfer: boolean;
}

let compiled: readonly (readonly MetroConnection[])[] | undefined;

function compile(): readonly (readonly MetroConnection[])[] {
  const all = METRO_PLATFORMS.map((): MetroConnection[] => []);
  const add = (from: number, connection: MetroConnection) => all[from]?.push(connection);
  for (const [from, to, seconds, oneWay] of METRO_HOPS) {
    add(from, { to, seconds, isTransfer: false });
    if (oneWay === undefined) add(to, { to: from, seconds, isTransfer: false });
  }
  for (const [from, to, seconds] of METRO_TRANSFERS) {
    add(from, { to, seconds, isTransfer: true });
    add(to, { to: from, seconds, isTransfer: true });
  }
  return all;
}

/** Returns the connections from a platform. They are compiled when the first way is computed. */
export function connectionsFrom(platform: number): readonly MetroConnection[] {
  compiled ??= compile();
  return compiled[platform] ?? [];
}
