import { viewportOf } from "@flaneur/domain";
import { fr } from "@flaneur/ui/french";
import { en, type Language, type Messages } from "@flaneur/ui/messages";
import { describe, expect, it } from "vitest";
import { fromPromise } from "xstate";
import { APP_INPUT } from "../testing/app-input.ts";
import { walkTransitions } from "../testing/walk-transitions.ts";
import { appMachine } from "./app.machine.ts";
import { type ExportRequest, exportMachine } from "./features/export/export.machine.ts";
import { languageMachine } from "./features/language/language.machine.ts";

describe("every transition is reachable, and every event is handled or ignored on purpose, in the machine", () => {
  it("of the export", () => {
    const machine = exportMachine.provide({
      actors: { save: fromPromise<void, ExportRequest>(() => new Promise(() => {})) },
    });
    const faults = walkTransitions(machine, {
      events: [{ type: "export.start", format: "csv", path: "/api/places/export", name: "places" }],
      distinguish: () => null,
    });
    expect(faults).toEqual([]);
  });

  it("of the language", () => {
    const machine = languageMachine.provide({
      actors: { load: fromPromise<Messages, Language | null>(() => new Promise(() => {})) },
    });
    const faults = walkTransitions(machine, {
      input: { messages: en },
      events: [
        { type: "language.choose", language: "fr" },
        { type: "language.follow", language: "en" },
        { type: "language.edit", messages: en },
      ],
      carried: { "xstate.done.actor.load": { output: fr } },
      distinguish: ({ context }) => [context.language, context.messages === fr],
    });
    expect(faults).toEqual([]);
  });

  it("of the root actor", () => {
    const faults = walkTransitions(appMachine, {
      input: { ...APP_INPUT, now: { day: 20_779, minute: 929 } },
      events: [
        { type: "viewport.change", viewport: viewportOf(390) },
        { type: "clock.tick", now: { day: 20_779, minute: 930 } },
        { type: "signIn.prompt", intent: { kind: "favorites" } },
        { type: "signIn.open" },
      ],
      distinguish: ({ context }) => [context.viewport, context.now],
    });
    expect(faults).toEqual([]);
  });
});
