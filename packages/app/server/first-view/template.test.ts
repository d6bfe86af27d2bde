import { describe, expect, it } from "vitest";
import { NO_SETTINGS } from "../../src/page/public-settings.ts";
import { inlineStyles } from "./inline-styles.ts";
import { pageTemplate, type RenderedView } from "./template.ts";

/** A page as the build writes it. */
const BUILT = `<html lang="en"><head><!--head--><!--/head-->
<script type="module" crossorigin src="/assets/index-1a.js"></script>
<link rel="stylesheet" crossorigin href="/assets/index-2b.css">
<!--place--><link rel="modulepreload" crossorigin href="/assets/PlaceRoute-3c.js"><link rel="stylesheet" crossorigin href="/assets/PlaceScreen-4d.css"><!--/place--></head>
<body><!--view--><div id="root"></div><!--/view--><!--first-results--></body></html>`;

const page = (screen: "place" | "other", view: RenderedView | null) =>
  pageTemplate(inlineStyles(BUILT, (path) => `/* ${path} $& */`))({
    ...{ nonce: "once", head: "", results: [], screen, view, settings: NO_SETTINGS },
  });
const view = { device: "phone", now: { day: 20_779, minute: 930 }, html: "<p>$& the view</p>" } as const;

describe("a page", () => {
  it("contains its styles, and the page of a place has a disabled link to the styles of its screen", () => {
    const [place, other] = [page("place", view), page("other", view)];
    for (const html of [place, other]) {
      expect(html).toContain('<style nonce="once">/* /assets/index-2b.css $& */</style>');
      expect(html).not.toMatch(/<link rel="stylesheet"/);
    }
    expect(place).toContain('<style nonce="once">/* /assets/PlaceScreen-4d.css $& */</style>');
    expect(place).toContain('<link disabled rel="stylesheet" crossorigin href="/assets/PlaceScreen-4d.css">');
    expect(other).not.toContain("PlaceScreen");
  });

  it("loads the app's code after its pictures if the server has rendered a view, otherwise at once", () => {
    const [withView, withoutView] = [page("other", view), page("other", null)];
    expect(withView).toContain(
      '<div id="root" data-now="2026-11-22T15:30" data-device="phone"><p>$& the view</p></div>',
    );
    expect(withView).toMatch(/<script nonce="once">\(function startLater\(.*"\/assets\/index-1a\.js"/s);
    expect(withView).toContain('<link data-later fetchpriority="high" crossorigin href="/assets/index-1a.js">');
    expect(withView).not.toContain('type="module"');
    expect(page("place", view)).toContain('<link data-later crossorigin href="/assets/PlaceRoute-3c.js">');
    expect(page("place", null)).toContain('<link rel="modulepreload" crossorigin href="/assets/PlaceRoute-3c.js">');
    expect(withoutView).toContain('<div id="root"></div>');
    expect([withView, withoutView].map((html) => html.includes("<body data-server-rendered>"))).toEqual([true, false]);
    expect(withoutView).toContain('<script type="module" crossorigin src="/assets/index-1a.js">');
  });

  it("cannot be made from an index.html without the marks", () => {
    expect(() => pageTemplate(BUILT.replace("<!--view-->", ""))).toThrow("lacks its marks");
  });
});
