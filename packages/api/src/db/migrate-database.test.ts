import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createPostgresDatabase } from "../../testing/databases.ts";

const created = await createPostgresDatabase();
const folder = mkdtempSync(join(tmpdir(), "flaneur-migrate-"));
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await created.drop();
});

/** Runs `npm run db:migrate`. */
function migrate(DATABASE_URL: string, ...options: readonly string[]) {
  const env = { ...process.env, DATABASE_URL, DATA_DIR: folder };
  const command = [resolve(import.meta.dirname, "migrate-database.ts"), ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: "utf8" });
  return { status, text: `${stdout}${stderr}`.trim() };
}

describe("npm run db:migrate", () => {
  it("applies what --check reports as missing, once", () => {
    const before = migrate(created.url, "--check");
    expect(before.status).toBe(2);
    expect(before.text).toMatch(/ lacks \d+ migrations\. Apply with: npm run db:migrate$/);
    expect(migrate(created.url)).toMatchObject({
      status: 0,
      text: expect.stringMatching(/: \d+ migrations applied\.$/),
    });
    expect(migrate(created.url, "--check")).toMatchObject({
      status: 0,
      text: expect.stringContaining("has the schema of this version."),
    });
    expect(migrate(created.url).text).toContain("has the schema of this version already.");
  });

  it("refuses the schema of a newer version, and --check does as well", async () => {
    const client = await created.connect();
    await client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-tomorrow', 9999999999999)",
    );
    await client.end();
    for (const options of [[], ["--check"]]) {
      const { status, text } = migrate(created.url, ...options);
      expect(status).toBe(1);
      expect(text).toContain("a newer version of the product has migrated it");
    }
  });

  it("prints its usage for --help, and the reason with its usage for an unknown option", () => {
    const usage = "Usage: npm run db:migrate [-- --check]";
    expect(migrate(created.url, "--help")).toEqual({ status: 0, text: usage });
    expect(migrate(created.url, "--chekc")).toEqual({ status: 1, text: `Unknown option '--chekc'\n${usage}` });
  });

  it.each([{ options: [] }, { options: ["--check"] }])("creates no embedded database with $options", ({ options }) => {
    const { status, text } = migrate("", ...options);
    expect(status).toBe(1);
    expect(text).toContain("The first start creates it.");
    expect(readdirSync(folder)).toEqual([]);
  });
});
