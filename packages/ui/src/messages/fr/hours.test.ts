import { describe, expect, it } from "vitest";
import { frHours } from "./hours.ts";
import { frWalk } from "./walk.ts";

const { hours } = frHours;

describe("the next change of opening hours in French", () => {
  it("has no article before a time or a weekday", () => {
    expect(hours.openUntil("18:00")).toBe("Ouvert jusqu’à 18:00");
    expect(hours.opens("lundi à 10:00")).toBe("Fermé, ouvre lundi à 10:00");
    expect(frWalk.walk.hours.closedUntil("lundi à 10:00")).toBe("Fermé à votre arrivée, jusqu’à lundi à 10:00");
  });

  it("has an article before a date", () => {
    const when = hours.dayAndTime(hours.date(20_544), "10:00").replaceAll("\u00a0", " ");
    expect(when).toBe("1er avril à 10:00");
    expect(hours.openUntil(when)).toBe("Ouvert jusqu’au 1er avril à 10:00");
    expect(hours.opens(when)).toBe("Fermé, ouvre le 1er avril à 10:00");
    expect(hours.closedUntil("5 décembre à 9:00")).toBe("Fermé jusqu’au 5 décembre à 9:00");
    expect(frWalk.walk.hours.closedUntil(when)).toBe("Fermé à votre arrivée, jusqu’au 1er avril à 10:00");
  });
});
