import type { MetroLeg } from "@flaneur/domain";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { MetroWayText } from "./MetroWayText.tsx";

/** Returns the text for screen readers, and the visible text. */
function textsOf(legs: readonly MetroLeg[], lastWalkMinutes = 0): readonly (string | undefined)[] {
  const [spoken, visible] = renderToStaticMarkup(<MetroWayText way={{ legs, lastWalkMinutes }} />).split(
    "<span aria-hidden",
  );
  return [spoken, `<span${visible}`].map((html) => html?.replace(/<[^>]*>/g, ""));
}

describe("the text of a way by metro", () => {
  it("names the station of a change once", () => {
    const [, visible] = textsOf([
      { line: "12", from: "Abbesses", to: "Concorde" },
      { line: "1", from: "Concorde", to: "Tuileries" },
    ]);
    expect(visible).toBe("Abbesses 12 → Concorde 1 → Tuileries, one change");
  });

  it("names both stations of a change by a corridor", () => {
    const [spoken, visible] = textsOf([
      { line: "9", from: "Iéna", to: "Saint-Augustin" },
      { line: "14", from: "Saint-Lazare", to: "Châtelet" },
    ]);
    expect(visible).toBe("Iéna 9 → Saint-Augustin, Saint-Lazare 14 → Châtelet, one change");
    expect(spoken).toBe("line 9 from Iéna to Saint-Augustin, line 14 from Saint-Lazare to Châtelet, one change");
  });

  it("ends with the walk from the last station", () => {
    const texts = textsOf([{ line: "8", from: "Bonne Nouvelle", to: "École Militaire" }], 14);
    expect(texts).toEqual([
      "line 8 from Bonne Nouvelle to École Militaire, no change, then 14 min on foot",
      "Bonne Nouvelle 8 → École Militaire, no change, then 14 min on foot",
    ]);
  });

  it("shows a hyphen between spaces in the name of a station as an en dash, as in the names of places", () => {
    const texts = textsOf([{ line: "10", from: "Javel - André Citroën", to: "Ségur" }]);
    expect(texts).toEqual([
      "line 10 from Javel\u00a0– André Citroën to Ségur, no change",
      "Javel\u00a0– André Citroën 10 → Ségur, no change",
    ]);
  });
});
