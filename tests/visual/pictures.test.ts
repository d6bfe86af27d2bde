import { describe, expect, it } from "vitest";
import { pictureName, visits } from "./pictures.ts";
import type { Story } from "./stories.ts";

const story = (id: string, title: string, more: Partial<Story> = {}): Story => ({
  id,
  title,
  tags: ["visual"],
  width: null,
  ...more,
});

const namesOf = (stories: readonly Story[]) =>
  visits(stories).flatMap((visit) => visit.themes.map((theme) => pictureName(visit, theme)));

describe("the visual tests", () => {
  it("take pictures of a screen at the widths of a phone and of a desktop, in both themes", () => {
    expect(namesOf([story("screens-place--missing", "Screens/Place")])).toEqual([
      "screens-place--missing.390.light",
      "screens-place--missing.390.dark",
      "screens-place--missing.1440.light",
      "screens-place--missing.1440.dark",
    ]);
  });

  it("take pictures of a screen only at the width that its story sets, if it sets one", () => {
    expect(namesOf([story("screens-places--small", "Screens/Places", { width: 1024 })])).toEqual([
      "screens-places--small.1024.light",
      "screens-places--small.1024.dark",
    ]);
  });

  it("omit the phone width of a screen story that has a phone story of its own", () => {
    const stories = [
      story("screens-places--empty", "Screens/Places"),
      story("screens-places--empty-phone", "Screens/Places", { width: 390 }),
    ];
    expect(namesOf(stories).filter((name) => name.includes(".390."))).toEqual([
      "screens-places--empty-phone.390.light",
      "screens-places--empty-phone.390.dark",
    ]);
  });

  it("omit the phone width of 'Success' if the screen has a story 'Phone'", () => {
    const stories = [
      story("screens-places--success", "Screens/Places"),
      story("screens-places--phone", "Screens/Places", { width: 390 }),
    ];
    expect(namesOf(stories).filter((name) => name.startsWith("screens-places--success"))).toEqual([
      "screens-places--success.1440.light",
      "screens-places--success.1440.dark",
    ]);
  });

  it("take pictures of the first story of a component in both themes, and of its other stories in the light theme", () => {
    const stories = ["small", "large"].map((state) => story(`components-badge--${state}`, "Components/Badge"));
    expect(namesOf(stories)).toEqual([
      "components-badge--small.1280.light",
      "components-badge--small.1280.dark",
      "components-badge--large.1280.light",
    ]);
  });

  it("take additional pictures of a story with the tag 'visual-preferences': at 320 px, with posters, and with each browser setting", () => {
    const tagged = story("screens-place--success", "Screens/Place", { tags: ["visual", "visual-preferences"] });
    const names = namesOf([tagged]);
    expect(new Set(names).size).toBe(names.length);
    for (const part of [".320.", ".zoom200", ".text200", ".forced-colours", ".motion", ".posters"]) {
      expect(names.join()).toContain(part);
    }
  });
});
