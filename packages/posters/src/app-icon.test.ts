import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { appIcon } from "./app-icon.ts";

const LETTER = /<path d="(M31\.7[^"]+)"/;

it("the icon of the installed app has the letter of the icon in the tab of a browser", () => {
  const tab = readFileSync(new URL("../../ui/public/icon.svg", import.meta.url), "utf8");
  for (const purpose of ["any", "maskable"] as const) {
    expect(LETTER.exec(appIcon(purpose))?.[1]).toBe(LETTER.exec(tab)?.[1]);
  }
});

it("the maskable icon fills its square, and the other icon has rounded corners", () => {
  expect(appIcon("maskable")).toContain('<rect width="64" height="64" fill');
  expect(appIcon("any")).toContain('rx="15"');
});
