import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { StartError } from "@flaneur/server-kit";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockFolder, turnOf } from "./lock.ts";
import { ownMark } from "./process-mark.ts";

let root: string;
let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "flaneur-lock-"));
  folder = join(root, "pglite");
  children = [];
});
afterEach(async () => {
  await Promise.all(children.map(kill));
  rmSync(root, { recursive: true, force: true });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  await exited;
}

const LOCK = pathToFileURL(resolve(import.meta.dirname, "lock.ts")).href;
/** A program that claims the lock, prints the result, and runs until it is killed. */
const CLAIM = `
  import { lockFolder } from ${JSON.stringify(LOCK)};
  try { lockFolder(process.argv[1]); console.log("held"); } catch (error) { console.log(error.message); }
  setInterval(() => {}, 60_000);
`;

async function claim(): Promise<{ readonly child: ChildProcess; readonly output: string }> {
  const args = ["--input-type=module", "--eval", CLAIM, folder];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  if (child.stdout === null) throw new Error("a child that is piped has an output");
  const [output] = await once(child.stdout, "data");
  return { child, output: String(output).trim() };
}

const leave = (content: string) => writeFileSync(`${folder}.lock`, content);
const held = (): unknown => JSON.parse(readFileSync(`${folder}.lock`, "utf8"));

describe("the lock of a folder", () => {
  it("is refused while a running process holds it, naming the process and the file", async () => {
    const { child, output } = await claim();
    expect(output).toBe("held");
    expect(() => lockFolder(folder)).toThrow(StartError);
    expect(() => lockFolder(folder)).toThrow(`by process ${child.pid} (it holds ${folder}.lock)`);
    expect(readdirSync(root)).toEqual(["pglite.lock"]);
  });

  it("is taken over after its process was killed", async () => {
    const { child } = await claim();
    await kill(child);
    const unlock = lockFolder(folder);
    expect(held()).toEqual(ownMark());
    unlock();
    expect(readdirSync(root)).toEqual([]);
  });

  // Only Linux reports which processes are zombies.
  it.runIf(existsSync("/proc/self/stat"))("is taken over when its killed process is still a zombie", async () => {
    const args = ["-c", `"$0" --input-type=module --eval "$1" "$2" & exec sleep 60`, process.execPath, CLAIM, folder];
    const parent = spawn("sh", args, { stdio: ["ignore", "pipe", "inherit"] });
    children.push(parent);
    await once(parent.stdout, "data");
    const { pid } = Object.assign({ pid: 0 }, held());
    process.kill(pid, "SIGKILL");
    await expect.poll(() => readFileSync(`/proc/${pid}/stat`, "utf8")).toContain(") Z ");
    lockFolder(folder)();
  });

  it("is taken over by only one of several processes that claim it at the same time", async () => {
    const { child } = await claim();
    await kill(child);
    const claims = await Promise.all([claim(), claim(), claim()]);
    expect(claims.filter(({ output }) => output === "held")).toHaveLength(1);
  });

  it("is taken over even when two processes were killed while taking it over", async () => {
    const { child } = await claim();
    await kill(child);
    let file = `${folder}.lock`;
    for (const start of ["1", "2", "3"]) {
      const mark = JSON.stringify({ ...ownMark(), pid: child.pid, start });
      writeFileSync(file, mark);
      file = turnOf(file, mark);
    }
    const claims = await Promise.all(Array.from({ length: 6 }, claim));
    expect(claims.filter(({ output }) => output === "held")).toHaveLength(1);
    expect(readdirSync(root).filter((name) => name.startsWith("pglite"))).toEqual(["pglite.lock"]);
  });

  it("is taken over when its process id now belongs to another process, or the machine was restarted", async () => {
    const { child } = await claim();
    const mark = { ...ownMark(), pid: child.pid };
    for (const stale of [
      { ...mark, start: "1" },
      { ...mark, boot: "another" },
    ]) {
      leave(JSON.stringify(stale));
      lockFolder(folder)();
    }
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });

  it("is respected when it contains only the id of a running process", async () => {
    const { child } = await claim();
    leave(String(child.pid));
    expect(() => lockFolder(folder)).toThrow(`by process ${child.pid}`);
    await kill(child);
    lockFolder(folder)();
  });

  it("is taken over when its content identifies no process", () => {
    for (const content of ["", "nonsense", "{}", "[]", "null", "-1", '{"pid":"7"}', '{"pid":1.5}']) {
      leave(content);
      lockFolder(folder)();
      expect(existsSync(`${folder}.lock`)).toBe(false);
    }
  });

  it("is not released by a process that no longer holds it", () => {
    const unlock = lockFolder(folder);
    leave('{"pid":1}');
    unlock();
    expect(held()).toEqual({ pid: 1 });
  });

  it("is refused even to the process that holds it, where the system reports start times", () => {
    const unlock = lockFolder(folder);
    if (ownMark().start !== null) expect(() => lockFolder(folder)).toThrow(`by process ${process.pid}`);
    unlock();
  });
});
