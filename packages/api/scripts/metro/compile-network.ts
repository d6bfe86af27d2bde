import { z } from "zod";

/** The schema of a network file. `compileNetwork` omits transfers of the kind `street`: no usual route has them. */
export const NetworkFile = z.object({
  lines: z.array(z.object({ name: z.string() })),
  stations: z.array(z.object({ name: z.string(), lat: z.number(), lng: z.number() })),
  edges: z.array(
    z.object({
      line: z.string(),
      from: z.string(),
      to: z.string(),
      seconds: z.number().positive(),
      oneWay: z.boolean().optional(),
    }),
  ),
  transfers: z.array(
    z.object({
      from: z.string(),
      fromLine: z.string(),
      to: z.string(),
      toLine: z.string(),
      seconds: z.number().positive(),
      kind: z.enum(["station", "corridor", "street"]),
    }),
  ),
});
type Network = z.infer<typeof NetworkFile>;
type Edge = Network["edges"][number];

type Hop = readonly [from: number, to: number, seconds: number, oneWay?: 1];

interface CompiledNetwork {
  readonly lines: readonly string[];
  readonly stations: readonly (readonly [name: string, latitude: number, longitude: number])[];
  readonly platforms: readonly (readonly [station: number, line: number])[];
  readonly hops: readonly Hop[];
  readonly transfers: readonly (readonly [from: number, to: number, seconds: number])[];
}

/** The walk between the platforms of two branches of one line, in seconds. */
const BETWEEN_BRANCHES = 60;
const round = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

/** Returns the stations that a line reaches from the station `from` without passing the station `without`. */
function stationsBeyond(edges: readonly Edge[], from: string, without: string): ReadonlySet<string> {
  const reached = new Set([from]);
  for (const station of reached) {
    for (const edge of edges) {
      const other = edge.from === station ? edge.to : edge.to === station ? edge.from : without;
      if (other !== without) reached.add(other);
    }
  }
  return reached;
}

/** The station at which the trunk of a line splits into two branches. */
interface Fork {
  readonly station: string;
  /** The stations of each branch, without the fork. */
  readonly branches: readonly (readonly string[])[];
}

/** Returns the fork of a line, or null. The longest of its three arms is the trunk. */
function forkOf(edges: readonly Edge[]): Fork | null {
  // Trains pass the edges of a loop in one direction only. A loop is no fork.
  const twoWay = edges.filter(({ oneWay }) => oneWay !== true);
  for (const station of new Set(edges.map(({ from }) => from))) {
    const next = twoWay
      .filter(({ from, to }) => from === station || to === station)
      .map(({ from, to }) => (from === station ? to : from));
    if (next.length < 3) continue;
    const arms = next.map((first) => [...stationsBeyond(edges, first, station)]).sort((a, b) => a.length - b.length);
    return { station, branches: arms.slice(0, 2) };
  }
  return null;
}

/** A platform of a line at a station, for the trains of one branch. */
interface Platform {
  readonly index: number;
  /** The index of the branch; 0 on a line without branches. */
  readonly branch: number;
}

/**
 * Compiles a network into tuples. Platforms refer to lines and stations by index, hops and transfers to platforms.
 * @param nameOf Returns the name of a station as the product writes it.
 */
export function compileNetwork(
  { lines, stations, edges, transfers }: Network,
  nameOf: (name: string) => string,
): CompiledNetwork {
  const byName = stations.toSorted((a, b) => a.name.localeCompare(b.name, "fr"));
  const stationIndex = new Map(byName.map(({ name }, index) => [name, index]));
  const platforms: [number, number][] = [];
  const platformsAt = new Map<string, readonly Platform[]>();
  const at = (line: string, station: string) => platformsAt.get(`${line} ${station}`) ?? [];
  const betweenBranches: [number, number, number][] = [];
  for (const [lineIndex, { name: line }] of lines.entries()) {
    const own = edges.filter((edge) => edge.line === line);
    const fork = forkOf(own);
    for (const station of new Set(own.flatMap(({ from, to }) => [from, to]))) {
      const arm = fork?.branches.findIndex((branch) => branch.includes(station)) ?? 0;
      const branches = arm === -1 ? [0, 1] : [arm];
      const added = branches.map((branch): Platform => {
        const index = platforms.push([stationIndex.get(station) ?? -1, lineIndex]) - 1;
        return { index, branch };
      });
      platformsAt.set(`${line} ${station}`, added);
    }
    const [one, other] = fork === null ? [] : at(line, fork.station);
    if (one !== undefined && other !== undefined) betweenBranches.push([one.index, other.index, BETWEEN_BRANCHES]);
  }
  return {
    lines: lines.map(({ name }) => name),
    stations: byName.map(({ name, lat, lng }) => [nameOf(name), round(lat), round(lng)] as const),
    platforms,
    hops: edges.flatMap(({ line, from, to, seconds, oneWay }) =>
      at(line, from).flatMap((a) =>
        at(line, to)
          .filter(({ branch }) => branch === a.branch)
          .map(({ index }): Hop => {
            const ride = Math.round(seconds);
            return oneWay === true ? [a.index, index, ride, 1] : [a.index, index, ride];
          }),
      ),
    ),
    transfers: [
      ...transfers
        .filter(({ kind }) => kind !== "street")
        .flatMap(({ from, fromLine, to, toLine, seconds }) =>
          at(fromLine, from).flatMap((a) =>
            at(toLine, to).map((b) => [a.index, b.index, Math.round(seconds)] as const),
          ),
        ),
      ...betweenBranches,
    ],
  };
}
