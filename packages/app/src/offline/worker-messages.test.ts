import { expect, it } from "vitest";
import { readPageMessage, readReport } from "./worker-messages.ts";

it("a report of the worker is read, and a time that is no number becomes null", () => {
  expect(readReport({ type: "connection", connection: "online" })).toEqual({
    type: "connection",
    connection: "online",
  });
  const offline = { type: "connection", connection: "offline", hasPocket: false } as const;
  expect(readReport({ ...offline, savedAt: 5 })).toEqual({ ...offline, savedAt: 5 });
  expect(readReport({ ...offline, savedAt: "today" })).toEqual({ ...offline, savedAt: null });
});

it("messages of other scripts and versions are ignored", () => {
  for (const data of [null, "report", {}, { type: "connection" }, { type: "other" }, { type: "keep", urls: "a" }]) {
    expect(readReport(data)).toBeNull();
    expect(readPageMessage(data)).toBeNull();
  }
});

it("a message of a page keeps only URLs that are texts", () => {
  expect(readPageMessage({ type: "keep", urls: ["/a", 1] })).toEqual({ type: "keep", urls: ["/a"] });
  expect(readPageMessage({ type: "report", more: 1 })).toEqual({ type: "report" });
});
