import { describe, expect, it } from "vitest";
import { createLogger } from "./logger.ts";

/** Returns what a logger has written, as parsed JSON. */
function written(write: (logger: ReturnType<typeof createLogger>) => void): unknown {
  const lines: string[] = [];
  write(createLogger("info", { write: (line) => lines.push(line) }));
  return JSON.parse(lines.join(""));
}

describe("the logger", () => {
  it("redacts secrets at every depth of a line, also in lists", () => {
    const secrets = { token: "a", password: "b", authorization: "c", name: "Ana" };
    const line = { ...secrets, request: { ...secrets, headers: { ...secrets, all: [{ of: { the: secrets } }] } } };
    const shown = { token: "[Redacted]", password: "[Redacted]", authorization: "[Redacted]", name: "Ana" };
    expect(written((logger) => logger.info(line, "request"))).toMatchObject({
      ...shown,
      request: { ...shown, headers: { ...shown, all: [{ of: { the: shown } }] } },
      msg: "request",
    });
  });

  it("redacts secrets of an error, and keeps its message and its stack", () => {
    const error = Object.assign(new Error("refused"), { response: { headers: { authorization: "a" }, status: 401 } });
    expect(written((logger) => logger.error({ err: error }))).toMatchObject({
      err: {
        type: "Error",
        message: "refused",
        stack: expect.stringContaining("logger.test.ts"),
        response: { headers: { authorization: "[Redacted]" }, status: 401 },
      },
    });
  });

  it("redacts secrets of the fields that a child adds to each of its lines", () => {
    const line = written((logger) => logger.child({ part: "api", call: { token: "a" } }).info("started"));
    expect(line).toMatchObject({ part: "api", call: { token: "[Redacted]" }, msg: "started" });
  });

  it("writes dates as text, and a line with an object that contains itself", () => {
    const own: Record<string, unknown> = { at: new Date(0) };
    own.self = own;
    expect(written((logger) => logger.info({ own }))).toMatchObject({ own: { at: "1970-01-01T00:00:00.000Z" } });
  });
});
