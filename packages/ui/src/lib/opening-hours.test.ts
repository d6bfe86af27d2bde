import { describe, expect, it } from "vitest";
import { en } from "../messages/en.ts";
import { enPlace } from "../messages/place.ts";
import { openingHoursLines } from "./opening-hours.ts";

describe("openingHoursLines", () => {
  it("spells days and hours, one line a rule", () => {
    expect(openingHoursLines("Mo-Fr 09:00-18:00; Sa,Su 10:00-13:00,15:00-18:00", { ...en, ...enPlace })).toEqual([
      { days: "Mon–Fri", hours: ["09:00–18:00"] },
      { days: "Sat, Sun", hours: ["10:00–13:00", "15:00–18:00"] },
    ]);
  });

  it("has a text for 'closed' and for 'always open'", () => {
    expect(openingHoursLines("Tu-Su 19:00-02:00; PH off", { ...en, ...enPlace })).toEqual([
      { days: "Tue–Sun", hours: ["19:00–02:00"] },
      { days: "Public holidays", hours: ["Closed"] },
    ]);
    expect(openingHoursLines("24/7", { ...en, ...enPlace })).toEqual([{ days: null, hours: ["Open day and night"] }]);
  });

  it("leaves what it does not know as it was written", () => {
    expect(openingHoursLines("sunrise-sunset", { ...en, ...enPlace })).toEqual([
      { days: null, hours: ["sunrise-sunset"] },
    ]);
    expect(openingHoursLines("", { ...en, ...enPlace })).toEqual([]);
  });
});
