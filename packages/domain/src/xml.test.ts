import { describe, expect, it } from "vitest";
import { escapeXml } from "./xml.ts";

describe("a text in XML", () => {
  it("has entity references in place of markup characters", () => {
    expect(escapeXml('<b> & "q"')).toBe("&lt;b&gt; &amp; &quot;q&quot;");
  });

  it.each([
    ["a control character", "\u0001"],
    ["a vertical tab, which office programs paste for a line break", "\u000b"],
    ["half of a surrogate pair", "\ud83d"],
    ["U+FFFE", "\ufffe"],
    ["U+FFFF", "\uffff"],
  ])("does not have %s", (_, character) => {
    expect(escapeXml(`line one${character}line two`)).toBe("line oneline two");
  });

  it("keeps tabs, line breaks, accents and emoji", () => {
    const text = "Café\tnoir\r\n日本 🗼 \u{10ffff}\ufffd\ue000";
    expect(escapeXml(text)).toBe(text);
  });
});
