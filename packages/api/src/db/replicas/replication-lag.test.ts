import { expect, it } from "vitest";
import { ReplicationLag } from "./replication-lag.ts";

/** Returns a measurement with these positions of the primary, one a second. */
function after(...positions: readonly number[]): ReplicationLag {
  const lag = new ReplicationLag();
  for (const [second, position] of positions.entries()) lag.note(position, second * 1_000);
  return lag;
}

it("the lag of a replica is unknown until a position of the primary is stored", () => {
  expect(after().of(100, 0)).toBeNull();
});

it("a replica that has replayed the newest position is not behind, however old the last write is", () => {
  expect(after(100, 100, 100).of(100, 2_000)).toBe(0);
});

it("the lag of a replica is the time since the primary was last at or before the replica's position", () => {
  expect(after(100, 200, 300).of(200, 2_500)).toBe(1_500);
  expect(after(100, 200, 300).of(250, 2_500)).toBe(1_500);
});

it("a replica that is behind all known positions is reported as a minute behind", () => {
  expect(after(100, 200, 300).of(50, 2_500)).toBe(60_000);
});

it("a replica that has replayed the last known position is not behind while the primary is gone", () => {
  expect(after(100, 200).of(200, 50_000)).toBe(0);
});
