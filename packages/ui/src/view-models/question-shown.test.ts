import { ask, INITIAL_FILTERS, type SearchMeaning } from "@flaneur/domain";
import { expect, it } from "vitest";
import { NOW } from "../fixtures/now.ts";
import { en } from "../messages/en/base.ts";
import { questionShown } from "./question-shown.ts";

const phraseOf = (...meanings: readonly SearchMeaning[]) =>
  questionShown(
    ask(INITIAL_FILTERS, { text: "a question", letGo: "", notUnderstood: "", meanings, rest: "" }, NOW),
    en,
    3,
  )?.phrase;

const bar = { kind: "value", category: "types", value: "Bar" } as const;
const terrace = { kind: "value", category: "tags", value: "Terrace" } as const;

it("the words that mean nothing are named after the phrase, shortened to one line", () => {
  const shown = (notUnderstood: string) =>
    questionShown(ask(INITIAL_FILTERS, { text: "a", letGo: "", notUnderstood, meanings: [bar], rest: "" }, NOW), en, 3);
  expect(shown("with football")?.leftOut).toBe("Not understood: “with football”.");
  expect(shown("football ".repeat(20))?.leftOut).toMatch(/^Not understood: “.{30,40}…”\.$/);
  expect(shown("")?.leftOut).toBe("");
});

it("the phrase of a question has 'or' between filters of which one is enough, and a comma between others", () => {
  expect(phraseOf(bar, terrace)).toBe("Bar, Terrace.");
  expect(phraseOf({ ...bar, either: true }, { ...terrace, either: true })).toBe("Bar or Terrace.");
  expect(phraseOf(bar, { ...bar, value: "Club" }, terrace)).toBe("Bar or Club, Terrace.");
  const tonight = { kind: "openAt", weekday: 0, minute: 1200 } as const;
  expect(phraseOf({ ...terrace, value: "Live music" }, tonight)).toBe(
    "Open Monday 20:00 or unknown hours, Live music.",
  );
});

it("the sentence about an area without places names the nearest ones, and says so if there are none either", () => {
  const meanings: readonly SearchMeaning[] = [bar, { kind: "near", place: "Canal@48.87531,2.36633", minutes: 60 }];
  const state = ask(INITIAL_FILTERS, { text: "bar canal", letGo: "canal", notUnderstood: "", meanings, rest: "" }, NOW);
  const leftOut = (count: number | null) => questionShown(state, en, count)?.leftOut;
  expect([leftOut(3), leftOut(null)]).toEqual(Array(2).fill("None in “canal” itself: the nearest first."));
  expect(leftOut(0)).toBe("Nothing within 60 min of Canal.");
});
