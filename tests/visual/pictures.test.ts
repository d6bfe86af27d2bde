import { describe, expect, it } from "vitest";
import { type Preference, pictureName, type Story, visitOf } from "./pictures.ts";

const story = (id: string, more: Partial<Story> = {}): Story => ({
  id,
  title: id.startsWith("screens-") ? "Screens/Place" : "Components/Badge",
  tags: ["visual"],
  width: null,
  isFirst: false,
  hasPhoneStory: false,
  ...more,
});

function namesOf(visited: Story, preference: Preference = "none"): string[] {
  const { windows, themes, isPictured } = visitOf(visited, preference);
  if (!isPictured) return [];
  return windows.flatMap((window) => themes.map((theme) => pictureName(visited.id, window, theme, preference)));
}

describe("the visual tests", () => {
  it("take pictures of a screen at the widths of a desktop and of a phone, in both themes", () => {
    expect(namesOf(story("screens-place--missing"))).toEqual([
      "screens-place--missing.1440.light",
      "screens-place--missing.1440.dark",
      "screens-place--missing.390.light",
      "screens-place--missing.390.dark",
    ]);
  });

  it("take pictures of a screen only at the width that its story sets, if it sets one", () => {
    expect(namesOf(story("screens-places--small", { width: 1024 }))).toEqual([
      "screens-places--small.1024.light",
      "screens-places--small.1024.dark",
    ]);
  });

  it("omit the phone width of a screen story that has a phone story of its own", () => {
    expect(namesOf(story("screens-places--empty", { hasPhoneStory: true }))).toEqual([
      "screens-places--empty.1440.light",
      "screens-places--empty.1440.dark",
    ]);
  });

  it("take pictures of the first story of a component in both themes, and of its other stories in the light theme", () => {
    expect(namesOf(story("components-badge--small", { isFirst: true }))).toEqual([
      "components-badge--small.1280.light",
      "components-badge--small.1280.dark",
    ]);
    expect(namesOf(story("components-badge--large"))).toEqual(["components-badge--large.1280.light"]);
  });

  it("take no picture of a story without the tag 'visual'", () => {
    expect(namesOf(story("components-badge--moving", { tags: [] }))).toEqual([]);
  });

  const tagged = { tags: ["visual", "visual-preferences"] };

  it("take pictures of a desktop story with the tag 'visual-preferences' with posters and with each browser setting", () => {
    const desktop = story("screens-place--success", { ...tagged, hasPhoneStory: true });
    expect(namesOf(desktop, "posters")).toHaveLength(1);
    expect(namesOf(desktop, "forced-colours")).toHaveLength(2);
    expect(namesOf(desktop, "text200")).toEqual(["screens-place--success.1440.light.text200"]);
    expect(namesOf(desktop, "motion")).toEqual(["screens-place--success.1440.light.motion"]);
    expect(namesOf(desktop, "zoom200")).toEqual(["screens-place--success.720.light.zoom200"]);
  });

  it("take pictures of a phone story with the tag 'visual-preferences' at 320 px, and neither zoomed nor with motion", () => {
    const phone = story("screens-place--phone", { ...tagged, width: 390 });
    expect(namesOf(phone)).toContain("screens-place--phone.320.light");
    expect(namesOf(phone, "text200")).toEqual(["screens-place--phone.390.light.text200"]);
    expect([...namesOf(phone, "zoom200"), ...namesOf(phone, "motion")]).toEqual([]);
  });
});
