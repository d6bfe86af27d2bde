import { describe, expect, it } from "vitest";
import { NO_SETTINGS } from "../../src/page/public-settings.ts";
import { inlineStyles } from "./inline-styles.ts";
import { pageTemplate, type RenderedView, type Screen } from "./template.ts";

/** A page as the build writes it. */
const BUILT = `<html lang="en"><head><!--head--><!--/head-->
<script type="module" crossorigin src="/assets/index-1a.js"></script>
<link rel="stylesheet" crossorigin href="/assets/index-2b.css">
<!--screen:place--><link rel="modulepreload" crossorigin href="/assets/PlaceRoute-3c.js"><link rel="stylesheet" crossorigin href="/assets/PlaceScreen-4d.css"><!--/screen--><!--screen:guide--><link rel="stylesheet" crossorigin href="/assets/GuideScreen-5e.css"><!--/screen--></head>
<body><!--view--><div id="root"></div><!--/view--><!--first-results--></body></html>`;

const page = (screen: Screen, view: RenderedView | null) =>
  pageTemplate(inlineStyles(BUILT, (path) => `/* ${path} $& */`))({
    ...{ nonce: "once", head: "", results: [], screen, view, settings: NO_SETTINGS },
  });
const view = { device: "phone", now: { day: 20_779, minute: 930 }, html: "<p>$& the view</p>" } as const;

describe("a page", () => {
  it("has a disabled link to the shared style sheet, so that code which is loaded later does not load the sheet again", () => {
    expect(page("place", view)).toContain('<link disabled rel="stylesheet" crossorigin href="/assets/index-2b.css">');
  });

  it("contains the shared styles and those of its own screen, and a disabled link to that screen's style sheet", () => {
    const [place, guide, other] = [page("place", view), page("guide", view), page("other", view)];
    for (const html of [place, guide, other]) {
      expect(html).toContain('<style nonce="once">/* /assets/index-2b.css $& */</style>');
      expect(html).not.toMatch(/<link rel="stylesheet"/);
    }
    expect(place).toContain('<style nonce="once">/* /assets/PlaceScreen-4d.css $& */</style>');
    expect(place).toContain('<link disabled rel="stylesheet" crossorigin href="/assets/PlaceScreen-4d.css">');
    expect(guide).toContain('<link disabled rel="stylesheet" crossorigin href="/assets/GuideScreen-5e.css">');
    expect(`${guide}${other}`).not.toContain("PlaceScreen");
    expect(`${place}${other}`).not.toContain("GuideScreen");
  });

  it("loads the app's code by an ordinary module script, with and without a view of the server", () => {
    const [withView, withoutView] = [page("other", view), page("other", null)];
    expect(withView).toContain(
      '<div id="root" data-now="2026-11-22T15:30" data-device="phone"><p>$& the view</p></div>',
    );
    for (const html of [withView, withoutView])
      expect(html).toContain('<script type="module" crossorigin src="/assets/index-1a.js">');
    for (const shown of [view, null])
      expect(page("place", shown)).toContain('<link rel="modulepreload" crossorigin href="/assets/PlaceRoute-3c.js">');
    expect(withoutView).toContain('<div id="root"></div>');
    expect([withView, withoutView].map((html) => html.includes("<body data-server-rendered>"))).toEqual([true, false]);
  });

  it("cannot be made from an index.html without the comment where the view is inserted", () => {
    expect(() => pageTemplate(BUILT.replace("<!--view-->", ""))).toThrow("lacks its marks");
  });
});
