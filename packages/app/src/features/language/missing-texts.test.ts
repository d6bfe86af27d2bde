// @vitest-environment happy-dom

import { en } from "@flaneur/ui/messages";
import { afterEach, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { eventually } from "../../../testing/eventually.ts";
import { settled } from "../../../testing/held-calls.ts";
import { hostedLanguage } from "./language.host.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ["is not reloaded if the server does not respond", () => Promise.reject(new Error("offline")), 0],
  ["is reloaded if the server responds", () => Promise.resolve(new Response()), 1],
])("a page whose new texts cannot be loaded keeps its texts and %s", async (_, respond, reloads) => {
  // The texts are not requested without a connection.
  vi.stubGlobal("navigator", { onLine: false });
  const request = vi.fn(respond);
  vi.stubGlobal("fetch", request);
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const actor = createActor(hostedLanguage(), { input: { messages: en } }).start();
  actor.send({ type: "language.choose", language: "fr" });
  await eventually(() => expect(request).toHaveBeenCalledOnce());
  await settled();
  expect([reload.mock.calls.length, actor.getSnapshot().context.messages]).toEqual([reloads, en]);
});
