import { describe, expect, it } from "vitest";
import { emptyElement, escapeHtml, jsonElement } from "./html.ts";

const EVIL = `</script><script>"'&<!--\u2028\u2029`;

describe("a text in the HTML of a page", () => {
  it("has no character that HTML reads as markup", () => {
    expect(escapeHtml(EVIL)).toBe("&lt;/script&gt;&lt;script&gt;&quot;&#39;&amp;&lt;!--\u2028\u2029");
  });

  it("cannot end the attribute that contains it", () => {
    expect(emptyElement("meta", { content: '" onload="alert(1)' })).toBe(
      '<meta content="&quot; onload=&quot;alert(1)">',
    );
  });
});

describe("the data in a script element", () => {
  it("can neither end the element nor begin a comment or another script, and are read as they were", () => {
    const element = jsonElement({ id: "data" }, { name: EVIL });
    const [, json = ""] = /^<script id="data">(.*)<\/script>$/s.exec(element) ?? [];
    expect(json).not.toMatch(/[<>\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ name: EVIL });
  });
});
