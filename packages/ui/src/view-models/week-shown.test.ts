import { describe, expect, it } from "vitest";
import { NOW } from "../fixtures/now.ts";
import { enHours } from "../messages/en/hours.ts";
import { frHours } from "../messages/fr/hours.ts";
import { weekShown } from "./week-shown.ts";

const daysOf = (openingHours: string, messages = enHours) => weekShown(openingHours, NOW, messages)?.rows ?? [];
/** Returns the texts of Monday. */
const mondayOf = (openingHours: string, messages = enHours) => daysOf(openingHours, messages)[0]?.spans;

describe("weekShown", () => {
  it.each([
    ["Mo 10:00-12:00", ["10:00–12:00"]],
    ["Mo 10:00-12:00,14:00-02:00", ["10:00–12:00", "14:00–2:00"]],
    ["Mo 18:00+", ["From 18:00"]],
    ["Mo 10:00-12:00+", ["10:00–12:00 or later"]],
    ["24/7", ["All day"]],
    ["Tu 10:00-12:00", ["Closed"]],
  ])("lists the opening hours of Monday in %s as %j", (hours, expected) => {
    expect(mondayOf(hours)).toEqual(expected);
  });

  it.each([
    ["Mo unknown", ["Hours unknown"]],
    ["Mo 10:00-12:00 unknown", ["10:00–12:00, hours unknown"]],
    ["Mo 10:00-12:00 unknown, Mo 14:00-16:00", ["10:00–12:00, hours unknown", "14:00–16:00"]],
    ['Mo "on request"', ["“on request”"]],
    ['Mo 10:00-12:00 "on request"', ["10:00–12:00 “on request”"]],
    ['Mo 10:00-12:00, Mo 14:00-16:00 "on request"', ["10:00–12:00", "14:00–16:00 “on request”"]],
  ])("marks the uncertain hours of Monday in %s: %j", (hours, expected) => {
    expect(mondayOf(hours)).toEqual(expected);
  });

  it.each([
    ["Mo-Sa 10:00-19:00 || unknown", ["10:00–19:00"]],
    ["Mo 10:00-12:00,14:00-19:00 || unknown", ["10:00–12:00", "14:00–19:00"]],
    ["Mo 18:00-02:00 || unknown", ["18:00–2:00"]],
    ["Mo 18:00+ || unknown", ["From 18:00"]],
    ["Mo 10:00-12:00+,14:00-16:00+ || unknown", ["10:00–12:00 or later", "14:00–16:00 or later"]],
    ['Mo 10:00-12:00,14:00-19:00 || "on request"', ["10:00–12:00", "14:00–19:00", "“on request”"]],
  ])("adds only the comment of the uncertain time to the opening hours of Monday in %s: %j", (hours, expected) => {
    expect(mondayOf(hours)).toEqual(expected);
  });

  it("returns 'Hours unknown' for a day that only the fallback after || covers", () => {
    const sunday = daysOf("Mo-Sa 10:00-19:00 || unknown")[6];
    expect(sunday).toEqual({ name: "Sunday", spans: ["Hours unknown"], isClosed: false, isToday: true });
  });

  it("marks uncertain hours in French", () => {
    expect(mondayOf("Mo 10:00-12:00 unknown", frHours)).toEqual(["10:00–12:00, horaires inconnus"]);
  });

  it("adds a row for public holidays only if their hours differ", () => {
    expect(daysOf("Mo-Su 10:00-12:00; PH off").at(-1)).toMatchObject({ name: "Public holidays", spans: ["Closed"] });
    expect(daysOf("Mo-Su 10:00-12:00")).toHaveLength(7);
  });

  it("returns null for hours that cannot be parsed", () => {
    expect(weekShown("whenever", NOW, enHours)).toBeNull();
  });
});
