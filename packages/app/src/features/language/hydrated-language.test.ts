// @vitest-environment happy-dom

import { HYDRATED } from "@flaneur/ui";
import { fr } from "@flaneur/ui/french";
import { en } from "@flaneur/ui/messages";
import { expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { hostedLanguage } from "./language.host.ts";
import { loadMessages } from "./load-messages.ts";

it("a language chosen before all parts of the page are hydrated is shown when the last part is hydrated", async () => {
  document.body.innerHTML = `<div id="tabs" data-waiting=""></div><div id="hours" data-waiting=""></div>`;
  const actor = createActor(hostedLanguage(), { input: { messages: en } }).start();
  const shown = () => actor.getSnapshot().context.messages;
  const hydrate = (id: string) => {
    const part = document.getElementById(id);
    part?.removeAttribute("data-waiting");
    part?.dispatchEvent(new CustomEvent(HYDRATED, { bubbles: true }));
  };
  actor.send({ type: "language.choose", language: "fr" });
  await loadMessages("fr");
  hydrate("tabs");
  await Promise.resolve();
  expect([shown(), document.documentElement.lang]).toEqual([en, ""]);
  hydrate("hours");
  await vi.waitFor(() => expect(shown()).toBe(fr));
  expect(document.documentElement.lang).toBe("fr");
});
