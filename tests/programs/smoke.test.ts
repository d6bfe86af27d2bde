import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createPostgresDatabase } from "../../packages/api/testing/databases.ts";
import { type Program, start, temporaryFolder } from "../setup/processes.ts";
import { runSmokeTest } from "../setup/smoke.ts";

const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
/** Operations that serve pictures and clips. The smoke test prints no line for them: it only fetches one picture. */
const FILES = /^GET \/(?:media\/(?:posters|clips)\/|shared\/lists\/\{token\}\/cover$)/;

const ALL_OF_THEM = /^(\d+) of \1 lines as they should be$/;

const KINDS = {
  PGlite: async () => ({ env: { DATABASE_URL: "" }, drop: async () => {} }),
  PostgreSQL: async () => {
    const { url, drop } = await createPostgresDatabase();
    return { env: { DATABASE_URL: url }, drop };
  },
};

describe.each(Object.entries(KINDS))("the smoke test of the REST API on %s", (_, open) => {
  const folder = temporaryFolder();
  const adminToken = randomBytes(32).toString("hex");
  let database: Awaited<ReturnType<typeof open>>;
  let api: Program | undefined;
  const urlOf = () => api?.url ?? "";
  beforeAll(async () => {
    database = await open();
    api = await start("api", { ...database.env, DATA_DIR: folder.path, ADMIN_TOKEN: adminToken });
  });
  afterAll(async () => {
    await api?.stop();
    await database.drop();
    folder.remove();
  });

  it("passes with the admin token and calls every documented operation that does not serve files", async () => {
    const { code, lines } = await runSmokeTest(urlOf(), adminToken);
    expect(lines.filter((line) => !line.startsWith("ok "))).toEqual([expect.stringMatching(ALL_OF_THEM)]);
    expect(code).toBe(0);
    const { paths } = Document.parse(await (await fetch(`${urlOf()}/api/openapi.json`)).json());
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, "")}`),
    );
    const called = lines.map((line) => /^ok +\d+ (\S+) +([^ ?]+)/.exec(line)?.slice(1).join(" "));
    expect(new Set(documented.filter((call) => !FILES.test(call)))).toEqual(new Set(called.filter(Boolean)));
  });

  it("passes without the admin token if the operators' calls are rejected", async () => {
    const { code, lines } = await runSmokeTest(urlOf());
    expect(lines.filter((line) => line.includes("refused without the admin token"))).toHaveLength(10);
    expect([code, lines.at(-1)]).toEqual([0, expect.stringMatching(ALL_OF_THEM)]);
  });

  it("fails when a call has an unexpected status", async () => {
    const { code, lines } = await runSmokeTest(urlOf(), "not the admin token of this server");
    expect(lines.filter((line) => line.startsWith("FAIL 403"))).toHaveLength(10);
    expect([code, lines.at(-1)]).toEqual([1, expect.stringMatching(/^\d+ of \d+ lines as they should be, 10 not$/)]);
  });
});

it("the smoke test reports that no server responds", async () => {
  const { code, lines } = await runSmokeTest("http://127.0.0.1:1");
  expect([code, lines]).toEqual([1, [expect.stringContaining("Nothing answers at http://127.0.0.1:1.")]]);
});
