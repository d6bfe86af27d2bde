import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { appIcon } from "./app-icon.ts";

const LETTER = /<path d="(M31\.7[^"]+)"/;

it("the icon of the installed app shows the same letter as the icon of the browser tab", () => {
  const tab = readFileSync(new URL("../../ui/public/icon.svg", import.meta.url), "utf8");
  for (const purpose of ["any", "maskable"] as const) {
    expect(LETTER.exec(appIcon(purpose))?.[1]).toBe(LETTER.exec(tab)?.[1]);
  }
});

it("the maskable icon fills its square", () => {
  expect(appIcon("maskable")).toContain('<rect width="64" height="64" fill');
});

it("the icon that is not masked has rounded corners", () => {
  expect(appIcon("any")).toContain('rx="15"');
});
