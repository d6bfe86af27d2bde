import { describe, expect, it } from "vitest";
import { listFileName } from "./list-file-name.ts";

describe("the name of the file of a list", () => {
  it.each([
    ["is the name of the list", "Sunday, Left Bank", "Sunday, Left Bank"],
    ["keeps accents and other scripts", "Été à 日本", "Été à 日本"],
    ["has no characters that file systems forbid", '../Bars: "Zinc" / <Vin>?', "Bars Zinc Vin"],
    ["has no characters that change the direction of text", "\u202eEve\u0001 \u061cAda", "Eve Ada"],
    ["is 'flaneur-list' if no character is left", "...", "flaneur-list"],
  ])("%s", (_, name, file) => expect(listFileName(name)).toBe(file));
});
