import { afterEach } from "vitest";
import { type Routes, serveRest, type Upstream } from "./rest-server.ts";

/** Returns a function that starts REST APIs for the tests of one file. Each API is closed after its test. */
export function useUpstreams(): (routes: Routes) => Promise<Upstream> {
  const servers: Upstream[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });
  return async (routes) => {
    const server = await serveRest(routes);
    servers.push(server);
    return server;
  };
}
