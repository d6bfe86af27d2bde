import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { canMount, createSmallDisk } from "../../testing/small-disk.ts";
import { readAuthSecret } from "./secret.ts";

describe("the key that signs tokens", () => {
  const folders: string[] = [];
  let dataDir = "";
  beforeEach(() => {
    dataDir = join(mkdtempSync(join(tmpdir(), "flaneur-secret-")), "data");
    folders.push(join(dataDir, ".."));
  });
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  const file = () => join(dataDir, "auth-secret");

  it("is created once, readable by its owner only, and reused", () => {
    const first = readAuthSecret({ authSecret: undefined, dataDir });
    expect(first).toHaveLength(32);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readAuthSecret({ authSecret: undefined, dataDir })).toEqual(first);
    expect(readdirSync(dataDir)).toEqual(["auth-secret"]);
  });

  it("is AUTH_SECRET when that is set, and no file is written", () => {
    const authSecret = "x".repeat(32);
    expect(readAuthSecret({ authSecret, dataDir })).toEqual(new TextEncoder().encode(authSecret));
    expect(() => statSync(file())).toThrow("ENOENT");
  });

  it("is made private again when its file had become readable by others", () => {
    readAuthSecret({ authSecret: undefined, dataDir });
    chmodSync(file(), 0o644);
    readAuthSecret({ authSecret: undefined, dataDir });
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it("is not read from a file with other content", () => {
    readAuthSecret({ authSecret: undefined, dataDir });
    writeFileSync(file(), "short");
    expect(() => readAuthSecret({ authSecret: undefined, dataDir })).toThrow("does not hold a key");
  });

  it("is the same for all processes that start at once", async () => {
    const source = `
      const { parentPort, workerData } = require("node:worker_threads");
      import(workerData.module).then(({ readAuthSecret }) =>
        parentPort.postMessage(Buffer.from(readAuthSecret({ authSecret: undefined, dataDir: workerData.dataDir })).toString("base64url")));`;
    const module = new URL("./secret.ts", import.meta.url).href;
    const secrets = await Promise.all(
      Array.from({ length: 6 }, () => {
        const worker = new Worker(source, { eval: true, workerData: { module, dataDir } });
        return new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
      }),
    );
    expect(new Set(secrets)).toEqual(new Set([readFileSync(file(), "utf8").trim()]));
  });
});

describe.runIf(canMount())("a key that cannot be stored", () => {
  it("because the disk is full is reported with the space to free", () => {
    const disk = createSmallDisk(1);
    onTestFinished(disk.remove);
    disk.fill(0);
    expect(() => readAuthSecret({ authSecret: undefined, dataDir: disk.path })).toThrow(
      `Cannot keep a key in ${join(disk.path, "auth-secret")}: The disk of ${join(disk.path, "auth-secret")} is full: ` +
        "less than 1 MB is free, and 1 MB are needed. Free 1 MB more there",
    );
    expect(readdirSync(disk.path)).toEqual(["filler"]);
  });
});
