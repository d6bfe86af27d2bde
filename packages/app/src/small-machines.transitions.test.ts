import { DEFAULT_PREFERENCES, viewportOf } from "@flaneur/domain";
import { fr } from "@flaneur/ui/french";
import { en, type Language, type Messages } from "@flaneur/ui/messages";
import { describe, expect, it } from "vitest";
import { fromPromise } from "xstate";
import { APP_INPUT } from "../testing/app-input.ts";
import { walkTransitions } from "../testing/walk-transitions.ts";
import { appMachine } from "./app.machine.ts";
import { type ExportRequest, exportMachine } from "./features/export/export.machine.ts";
import { preferencesMachine } from "./features/filters/preferences.machine.ts";
import { searchMachine } from "./features/filters/search.machine.ts";
import { languageMachine } from "./features/language/language.machine.ts";
import { layoutMachine } from "./features/layout/layout.machine.ts";
import { themeMachine } from "./features/theme/theme.machine.ts";

describe("every transition is reachable, and every event is handled or ignored on purpose, in the machine", () => {
  it("of the search box", () => {
    const faults = walkTransitions(searchMachine, {
      events: [
        { type: "search.type", text: "zinc" },
        { type: "search.show", text: "" },
        { type: "search.begin", text: "" },
        { type: "search.submit" },
        { type: "search.apply", meanings: [{ kind: "openNow" }], rest: "", now: { day: 0, minute: 0 } },
      ],
      distinguish: ({ context }) => context,
      check: ({ context }) => expect(["", "zinc"]).toContain(context.text),
    });
    expect(faults).toEqual([]);
  });

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

  it("of the theme", () => {
    const faults = walkTransitions(themeMachine, {
      input: { theme: "light" },
      events: [{ type: "theme.toggle" }, { type: "theme.follow", theme: "dark" }],
      distinguish: ({ context }) => context,
      check: ({ context }) => expect(["light", "dark"]).toContain(context.theme),
    });
    expect(faults).toEqual([]);
  });

  it("of the preferences", () => {
    const liked = { ...DEFAULT_PREFERENCES, limit: 96 };
    const faults = walkTransitions(preferencesMachine, {
      input: { preferences: DEFAULT_PREFERENCES },
      events: [
        { type: "preferences.choose", changes: { sortBy: "rating" } },
        { type: "preferences.follow", preferences: liked },
      ],
      distinguish: ({ context }) => context,
      check: ({ context }) => expect(Object.keys(context.preferences)).toEqual(Object.keys(DEFAULT_PREFERENCES)),
    });
    expect(faults).toEqual([]);
  });

  it("of the layout", () => {
    const faults = walkTransitions(layoutMachine, {
      input: { layout: "grid" },
      events: [
        { type: "layout.choose", layout: "table" },
        { type: "layout.follow", layout: "table" },
        { type: "layout.choose", layout: "grid" },
      ],
      distinguish: ({ context }) => context,
      check: ({ context }) => expect(["grid", "table"]).toContain(context.layout),
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
