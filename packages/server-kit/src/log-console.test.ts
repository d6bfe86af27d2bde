import { afterEach, expect, it } from "vitest";
import { logConsole } from "./log-console.ts";
import { createLogger } from "./logger.ts";

const { error, warn } = console;
afterEach(() => Object.assign(console, { error, warn }));

it("what a library prints is logged as JSON lines, and the disconnection of a client at the level debug", () => {
  const lines: { level: number; msg: string; err?: { message: string } }[] = [];
  logConsole(createLogger("debug", { write: (line) => lines.push(JSON.parse(line)) }));
  console.error("Client connection prematurely closed.");
  console.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
  console.error(new Error("the disk is full"));
  console.warn("careful:", 3);
  expect(lines.map(({ level, msg, err }) => [level, msg, err?.message])).toEqual([
    [20, "Client connection prematurely closed.", undefined],
    [20, "a library printed an error", "aborted"],
    [50, "a library printed an error", "the disk is full"],
    [40, "careful: 3", undefined],
  ]);
});
