import { describe, expect, it } from "vitest";
import { monthsLater, statusOn } from "./place-status.ts";

const on =
  (placeStatus: "Just Opened" | "Opening Soon" | "Permanently Closed", statusDate: string | null) => (day: string) =>
    statusOn({ placeStatus, statusDate }, day);

describe("the status of a place on a day", () => {
  it("is 'Just Opened' for twelve months after the opening, then 'Open'", () => {
    const status = on("Just Opened", "2026-01-14");
    expect(["2026-01-14", "2027-01-13", "2027-01-14"].map(status)).toEqual(["Just Opened", "Just Opened", "Open"]);
  });

  it("is 'Opening Soon' until the day of the opening, then 'Open'", () => {
    expect(["2026-11-24", "2026-11-25"].map(on("Opening Soon", "2026-11-25"))).toEqual(["Opening Soon", "Open"]);
  });

  it("never ends when it is permanent or has no day", () => {
    expect(on("Permanently Closed", "2020-01-01")("2026-11-25")).toBe("Permanently Closed");
    expect(on("Just Opened", null)("2026-11-25")).toBe("Just Opened");
  });
});

describe("monthsLater", () => {
  it.each([
    ["2024-02-29", 12, "2025-02-28"],
    ["2026-01-31", 1, "2026-02-28"],
    ["2026-11-25", 12, "2027-11-25"],
    ["2026-12-31", 2, "2027-02-28"],
  ])("moves %s by %i months to %s", (day, months, later) => {
    expect(monthsLater(day, months)).toBe(later);
  });
});
