import { expect, it } from "vitest";
import { compileNetwork } from "./compile-network.ts";

const station = (name: string) => ({ name, lat: 48.85, lng: 2.35 });
const hop = (from: string, to: string, line = "1") => ({ line, from, to, seconds: 90 });
const NAMES = ["A", "B", "C", "D", "E", "F"];
/** Line 1 with a trunk A–B–C that forks at C into D and E, and line 2 from A to F. */
const NETWORK = {
  lines: [{ name: "1" }, { name: "2" }],
  stations: NAMES.map(station),
  edges: [hop("A", "B"), hop("B", "C"), hop("C", "D"), hop("C", "E"), hop("A", "F", "2")],
  transfers: [
    { from: "A", fromLine: "1", to: "A", toLine: "2", seconds: 60, kind: "station" as const },
    { from: "D", fromLine: "1", to: "F", toLine: "2", seconds: 300, kind: "street" as const },
  ],
};
const { stations, platforms, hops, transfers } = compileNetwork(NETWORK, (name) => name.toLowerCase());
const nameOf = (platform: number) => stations[platforms[platform]?.[0] ?? -1]?.[0];

it("a station on the trunk of a line has a platform for each branch, and a station of a branch has one", () => {
  const count = (name: string) =>
    platforms.filter(([index, line]) => line === 0 && stations[index]?.[0] === name).length;
  expect(["a", "b", "c", "d", "e"].map(count)).toEqual([2, 2, 2, 1, 1]);
});

it("no sequence of rides connects the branches of a line", () => {
  const reached = new Set(platforms.flatMap((_, index) => (nameOf(index) === "d" ? [index] : [])));
  for (const platform of reached) {
    for (const [from, to] of hops) {
      if (from === platform) reached.add(to);
      if (to === platform) reached.add(from);
    }
  }
  expect([...reached].map(nameOf)).toContain("a");
  expect([...reached].map(nameOf)).not.toContain("e");
});

it("transfers in the street are left out, and the branches are connected at the fork", () => {
  const pairs = transfers.map(([from, to]) => `${nameOf(from)} ${nameOf(to)}`);
  expect(new Set(pairs)).toEqual(new Set(["a a", "c c"]));
});

it("stations have the names that the product writes", () => {
  expect(stations.map(([name]) => name)).toEqual(NAMES.map((name) => name.toLowerCase()));
});
