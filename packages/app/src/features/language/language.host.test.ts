import { fr } from "@flaneur/ui/french";
import { en } from "@flaneur/ui/messages";
import { describe, expect, it, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { eventually } from "../../../testing/eventually.ts";
import { chosenLanguage, keepLanguage } from "./language.cookie.ts";
import { languageMachine } from "./language.machine.ts";
import { loadMessages } from "./load-messages.ts";
import { shareLanguage } from "./share-language.ts";

describe("the choice of a language", () => {
  it("is stored for a year in a cookie", () => {
    const page = { cookie: "" };
    keepLanguage(page, { protocol: "http:" }, "fr");
    expect(page.cookie).toBe("language=fr; Path=/; Max-Age=31536000; SameSite=Lax");
  });

  it("is read from the cookies of the page", () => {
    expect(chosenLanguage({ cookie: "a=1; language=fr" })).toBe("fr");
    expect(chosenLanguage({ cookie: "sublanguage=fr; language=xx" })).toBeUndefined();
  });

  it("is not sent over unencrypted connections when the site uses HTTPS", () => {
    const page = { cookie: "" };
    keepLanguage(page, { protocol: "https:" }, "en");
    expect(page.cookie).toMatch(/; Secure$/);
  });
});

describe("a page after the choice of a language", () => {
  function open(load: typeof loadMessages) {
    const [keep, show, reload] = [vi.fn(), vi.fn(), vi.fn()];
    const logic = languageMachine.provide({
      actors: { load: fromPromise(({ input }) => load(input ?? "en")) },
      actions: { keep: (_, language) => keep(language), show: (_, { locale }) => show(locale), reload },
    });
    const actor = createActor(logic, { input: { messages: en } }).start();
    const shown = () => actor.getSnapshot().context.messages;
    return { actor, keep, show, reload, shown };
  }

  it("shows the texts of that language once they are loaded and stores the choice", async () => {
    const { actor, keep, show, reload, shown } = open(loadMessages);
    actor.send({ type: "language.choose", language: "fr" });
    await eventually(() => expect(shown()).toBe(fr));
    expect([keep.mock.calls, show.mock.calls, reload.mock.calls]).toEqual([[["fr"]], [["fr"]], []]);
  });

  it("shows the language chosen last, whichever loads first", async () => {
    const french = Promise.withResolvers<typeof fr>();
    const { actor, show, shown } = open(async (language) => (language === "fr" ? french.promise : en));
    actor.send({ type: "language.choose", language: "fr" });
    actor.send({ type: "language.choose", language: "en" });
    french.resolve(fr);
    await eventually(() => expect(show).toHaveBeenCalled());
    expect([shown(), show.mock.calls]).toEqual([en, [["en"]]]);
  });

  it("stores the choice and reloads when the texts cannot be loaded", async () => {
    const { actor, keep, reload, shown } = open(async () => Promise.reject(new Error("the file is gone")));
    actor.send({ type: "language.choose", language: "fr" });
    await eventually(() => expect(reload).toHaveBeenCalledOnce());
    expect([shown(), keep.mock.calls]).toEqual([en, [["fr"]]]);
  });

  it("shows the language in every tab and stores it once", async () => {
    const [one, other] = [open(loadMessages), open(loadMessages)];
    const ends = [one, other].map(({ actor }) => shareLanguage(actor, new BroadcastChannel("language-test")));
    one.actor.send({ type: "language.choose", language: "fr" });
    await eventually(() => expect(other.shown()).toBe(fr));
    expect([one.keep.mock.calls, other.keep.mock.calls]).toEqual([[["fr"]], []]);
    for (const end of ends) end();
  });
});
