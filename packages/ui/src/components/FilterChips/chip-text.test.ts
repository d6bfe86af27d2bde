import { nearStation } from "@flaneur/domain";
import { expect, it } from "vitest";
import { en } from "../../messages/en/base.ts";
import { chipName, chipText } from "./chip-text.ts";

it("the chip of a station has the name with an en dash, like the names of places", () => {
  const near = { kind: "near", near: nearStation("Javel - André Citroën") } as const;
  expect(chipText(near, en)).toContain("Javel\u00a0– André Citroën");
  expect(chipName(near, en)).toContain("Javel\u00a0– André Citroën");
});
