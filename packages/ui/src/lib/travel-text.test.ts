import { describe, expect, it } from "vitest";
import { en } from "../messages/en/base.ts";
import { enPlace } from "../messages/en/place.ts";
import { fr } from "../messages/fr.ts";
import { durationText, walkText } from "./travel-text.ts";

describe("a duration from 60 minutes on", () => {
  it.each([
    ["a chip", (minutes: number) => en.chips.travelTime(durationText(minutes, en)), "Within 1h 30m"],
    ["a walk", (minutes: number) => enPlace.place.onFoot(walkText(minutes, en)), "1h 30m on foot"],
    ["a French chip", (minutes: number) => fr.chips.travelTime(durationText(minutes, fr)), /1.h.30$/],
  ] as const)("has hours and minutes in %s", (_, text, expected) => {
    expect(text(90)).toMatch(expected);
    expect(text(45)).toMatch(/45.min/);
  });

  it("is not used for a walk of less than a minute", () => {
    expect(enPlace.place.onFoot(walkText(0, en))).toBe("Less than 1 min on foot");
  });
});
