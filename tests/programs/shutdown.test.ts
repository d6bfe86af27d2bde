import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { PATIENTLY } from "../../packages/api/testing/databases.ts";
import { createCleanup } from "../setup/cleanup.ts";
import { keepAliveClient } from "../setup/keep-alive-client.ts";
import { preparedFolder } from "../setup/prepared-folder.ts";
import { type Program, start, type TemporaryFolder } from "../setup/processes.ts";

const CLIENTS = 8;
const DRAIN = { SHUTDOWN_DRAIN_MS: "2000" };

describe("after SIGTERM", () => {
  const cleanup = createCleanup();
  const folders: TemporaryFolder[] = [];
  let api: Program;
  let program: Program | undefined;
  beforeAll(async () => {
    for (let count = 0; count < 3; count++) {
      const folder = await preparedFolder();
      folders.push(folder);
      cleanup.add(() => folder.remove());
    }
    api = await start("api", { DATA_DIR: folders[0]?.path ?? "" });
    cleanup.add(() => api.stop());
  });
  afterAll(() => cleanup.run());

  // Kills the program if a test fails before it stops the program.
  afterEach(() => program?.kill());

  const PROGRAMS = {
    "the api": () => start("api", { ...DRAIN, DATA_DIR: folders[1]?.path ?? "" }),
    "the gateway": () => start("gateway", { ...DRAIN, API_URL: api.url }),
    "the app in one process": () => start("app", { ...DRAIN, DATA_DIR: folders[2]?.path ?? "" }),
    "the app in front of an api": () => start("app", { ...DRAIN, API_URL: api.url }),
  };
  const clientOf = (name: string, address: string) =>
    name === "the gateway"
      ? keepAliveClient(`${address}/graphql`, "{ filterOptions { types } }")
      : keepAliveClient(`${address}/api/filters/types`);

  it.each(Object.entries(PROGRAMS))(
    "%s responds to every request of clients with keep-alive connections",
    async (name, run) => {
      program = await run();
      const { url: address, stop } = program;
      const clients = Array.from({ length: CLIENTS }, () => clientOf(name, address));
      for (const { statuses } of clients) await expect.poll(() => statuses.length, PATIENTLY).toBeGreaterThan(5);
      const readiness = keepAliveClient(`${address}/readyz`);
      await expect.poll(() => readiness.statuses.length, PATIENTLY).toBeGreaterThan(1);
      const stopped = stop();
      // `Promise.all` waits for all clients at once, so that every rejection is handled.
      await Promise.all([...clients, readiness].map(({ refused }) => refused));
      for (const { statuses } of clients) expect(new Set(statuses)).toEqual(new Set([200]));
      expect([readiness.statuses[0], readiness.statuses.at(-1)]).toEqual([200, 503]);
      expect(await stopped).toBe(0);
    },
  );
});
