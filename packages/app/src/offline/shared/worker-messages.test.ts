import { expect, it } from "vitest";
import { readPageMessage, readReport } from "./worker-messages.ts";

const OFFLINE = { type: "connection", connection: "offline", hasPocket: false } as const;

it("readReport returns a report of the worker", () => {
  expect(readReport({ type: "connection", connection: "online" })).toEqual({
    type: "connection",
    connection: "online",
  });
  expect(readReport({ ...OFFLINE, savedAt: 5 })).toEqual({ ...OFFLINE, savedAt: 5 });
});

it("readReport replaces a `savedAt` that is not a number by null", () => {
  expect(readReport({ ...OFFLINE, savedAt: "today" })).toEqual({ ...OFFLINE, savedAt: null });
});

it("messages of other scripts and versions are ignored", () => {
  for (const data of [
    null,
    "report",
    {},
    { type: "connection" },
    { type: "other" },
    { type: "keep", urls: "a" },
    { type: "activate" },
  ]) {
    expect(readReport(data)).toBeNull();
    expect(readPageMessage(data)).toBeNull();
  }
});

it("readPageMessage drops URLs that are not strings, and fields that it does not know", () => {
  expect(readPageMessage({ type: "keep", urls: ["/a", 1] })).toEqual({ type: "keep", urls: ["/a"] });
  expect(readPageMessage({ type: "report", more: 1 })).toEqual({ type: "report" });
  expect(readPageMessage({ type: "activate", script: "/a.js", more: 1 })).toEqual({
    type: "activate",
    script: "/a.js",
  });
});
