import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";

/** An element as a file of Overpass has it. */
export interface OverpassElement {
  readonly type: "node" | "way" | "relation";
  readonly id: number;
  readonly tags?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** Writes another response than the elements. */
export type Failure = (response: ServerResponse) => void;

/** The failures of Overpass. */
export const FAILURES = {
  busy:
    (status: 429 | 504, headers: Readonly<Record<string, string>> = {}): Failure =>
    (response) =>
      response.writeHead(status, headers).end("<html>The server is probably too busy.</html>"),
  /** The response of a query that took too long: some elements and a remark. */
  stopped: (response: ServerResponse) =>
    response.end(JSON.stringify({ elements: [], remark: 'runtime error: Query timed out in "query" at line 1' })),
  /** A response that ends too early, although the connection is closed in order. */
  cut: (response: ServerResponse) => response.end('{"version": 0.6, "elements": [{"type": "node", "id": 1,'),
  /** A response during which the connection breaks. */
  broken: (response: ServerResponse) => {
    response.writeHead(200, { "content-length": "1000" });
    response.write('{"version": 0.6,', () => response.destroy());
  },
  /** A response that never comes. */
  silent: () => {},
} as const;

export interface OverpassServer {
  readonly url: string;
  /** The queries that were received, with the user agent of each. */
  readonly requests: readonly { readonly query: string; readonly userAgent: string | undefined }[];
  /** The largest number of requests that were open at the same time. */
  readonly mostAtOnce: number;
  /** Replaces what OpenStreetMap has. */
  set(elements: readonly OverpassElement[]): void;
  /** Lets as many requests succeed before the next that fails. */
  passNext(count: number): void;
  /** Lets the next requests fail, one after the other. */
  failNext(...failures: readonly Failure[]): void;
  close(): Promise<void>;
}

const Form = z.object({ data: z.string() });

/** Starts a server on loopback that responds like Overpass, to the queries that the importer sends. */
export async function startOverpassServer(initial: readonly OverpassElement[]): Promise<OverpassServer> {
  let elements = initial;
  const failures: (Failure | null)[] = [];
  const requests: { query: string; userAgent: string | undefined }[] = [];
  let open = 0;
  let mostAtOnce = 0;
  const server = createServer(async (request, response) => {
    open += 1;
    mostAtOnce = Math.max(mostAtOnce, open);
    response.once("close", () => {
      open -= 1;
    });
    const { data: query } = Form.parse(Object.fromEntries(new URLSearchParams(await text(request))));
    requests.push({ query, userAgent: request.headers["user-agent"] });
    const failure = failures.shift();
    if (failure) failure(response);
    else {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ version: 0.6, generator: "Overpass API", elements: found(elements, query) }));
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    url: `http://127.0.0.1:${address.port}/api/interpreter`,
    requests,
    get mostAtOnce() {
      return mostAtOnce;
    },
    set: (list) => {
      elements = list;
    },
    passNext: (count) => failures.push(...Array.from({ length: count }, () => null)),
    failNext: (...list) => failures.push(...list),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Returns the elements that a query selects: by a pattern of a tag's values, or by their ids. */
function found(elements: readonly OverpassElement[], query: string): readonly OverpassElement[] {
  const byTag = [...query.matchAll(/nwr\["([^"]+)"~"([^"]+)"\]\["name"\]\(area\.paris\);/g)].map(
    ([, key = "", pattern = ""]) => [key, new RegExp(pattern)] as const,
  );
  const byId = new Set(
    [...query.matchAll(/(node|way|relation)\(id:([\d,]+)\);/g)].flatMap(([, type = "", ids = ""]) =>
      ids.split(",").map((id) => `${type}/${id}`),
    ),
  );
  return elements.filter(({ type, id, tags = {} }) => {
    if (byId.has(`${type}/${id}`)) return true;
    return tags.name !== undefined && byTag.some(([key, pattern]) => pattern.test(tags[key] ?? ""));
  });
}
