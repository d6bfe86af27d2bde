import type { Locator, Page } from "@playwright/test";
import { closeWithEscape, dialog, expect, pageHeading, scrollAndClick, test } from "./test.ts";

/** Returns the left edge and the width of an element, in pixels. Throws if the element is not visible. */
async function boxOf(element: Locator): Promise<{ readonly x: number; readonly width: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${element} is not visible.`);
  return box;
}

/** Returns the distance of an element's right edge from the left edge of the window. */
async function rightOf(element: Locator): Promise<number> {
  const { x, width } = await boxOf(element);
  return x + width;
}

const MANY =
  "/?types=Bar&types=Restaurant&types=Museum&tags=Kids&tags=Terrace&arrondissements=75011&sort=arrondissement-asc";

/** Returns the controls of the list's header, with its count, that overlap or leave the window on the right. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
    const count = document.querySelector("h1");
    const header = count?.parentElement?.parentElement;
    if (count === null || header == null) return ["no header"];
    const range = document.createRange();
    range.selectNodeContents(count);
    const boxes = [
      { name: "the count", box: range.getBoundingClientRect() },
      ...[...header.querySelectorAll("button, [role=radiogroup]")]
        .filter(
          (element) =>
            shown(element) && (element.closest("[role=radiogroup]") !== null) === element.matches("[role=radiogroup]"),
        )
        .map((element) => ({
          name: element.getAttribute("aria-label") ?? element.textContent,
          box: element.getBoundingClientRect(),
        })),
    ];
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes.flatMap(({ name, box }, index) => [
      ...(box.right > innerWidth ? [`${name} leaves the window`] : []),
      ...boxes.slice(index + 1).flatMap((other) => (overlap(box, other.box) ? [`${name} and ${other.name}`] : [])),
    ]);
  });

for (const width of [1024, 800, 769, 768, 720, 390, 320]) {
  test.describe(`in a window ${width} px wide`, () => {
    test.use({ viewport: { width, height: 700 } });

    test("the count and the controls next to it do not overlap, before and after scrolling", async ({ page }) => {
      await page.goto(MANY);
      await expect(pageHeading(page)).toHaveText(/^\d+ places$/);
      expect(await misplaced(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const bar = page.getByRole("banner");
      for (const button of await bar.getByRole("button").filter({ visible: true }).all()) {
        expect((await boxOf(button)).x).toBeGreaterThan(0);
        expect(await rightOf(button)).toBeLessThanOrEqual(width - 8);
      }
      await page.evaluate(() => scrollTo(0, 900));
      if (width >= 768) await expect(page.locator("[data-stuck=true]")).toBeVisible();
      expect(await misplaced(page)).toEqual([]);
      // The text of the count is not cut off.
      expect(await pageHeading(page).evaluate((count) => count.scrollWidth <= count.clientWidth + 1)).toBe(true);
    });
  });
}

/** Returns the controls of the page's bars that overlap or leave the window on the left or right. */
const overlappingControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll("header, nav, footer, [role=tablist], section[aria-label]")];
    return bars.flatMap((bar) => {
      const boxes = [...bar.querySelectorAll("a, button")]
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 1)
        .filter((each) => each.closest("article, [role=listitem], li") === null)
        .map((each) => ({ name: each.ariaLabel ?? each.textContent ?? "", box: each.getBoundingClientRect() }));
      const apart = (a: DOMRect, b: DOMRect) =>
        a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top + 0.5 || b.bottom <= a.top + 0.5;
      return boxes.flatMap(({ name, box }, index) => [
        ...(box.right > innerWidth || box.left < 0 ? [`${name} leaves the window`] : []),
        ...boxes.slice(index + 1).flatMap((other) => (apart(box, other.box) ? [] : [`${name} and ${other.name}`])),
      ]);
    });
  });

for (const locale of ["en-GB", "fr-FR"]) {
  test.describe(`in the locale ${locale}`, () => {
    test.use({ locale });

    for (const width of [320, 360, 390]) {
      test(`at ${width} px no controls of a bar overlap, and no page scrolls sideways`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const expectNoOverlap = async () => {
          expect(await overlappingControls(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        };
        for (const path of ["/?types=Bar", "/places/tour-eiffel"]) {
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expectNoOverlap();
        }
        await page.goto("/?types=Bar");
        await page.getByRole("radio", { name: /^(?:Map|Carte)$/ }).check();
        await expect(page.locator(".maplibregl-ctrl-attrib")).toBeAttached();
        await expectNoOverlap();
      });
    }
  });
}

for (const width of [768, 800, 834]) {
  test(`at ${width} px nothing covers 'Next page' next to the map, nor the map's attribution`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/?page=6");
    await page.getByRole("radio", { name: "Map" }).click();
    const next = page.getByRole("button", { name: "Next page" });
    await scrollAndClick(next);
    await expect(page).toHaveURL(/page=7/);
    const attribution = page.locator(".maplibregl-ctrl-attrib");
    await expect(attribution).toContainText("OpenStreetMap");
    // Next to the list, the attribution does not fit on one line: the button (i) opens it.
    const about = page.getByRole("button", { name: "About this map" });
    await about.click();
    await expect(attribution).toBeVisible();
    expect(await rightOf(about)).toBeLessThanOrEqual((await boxOf(attribution)).x);
    expect(await rightOf(attribution)).toBeLessThanOrEqual(width);
  });
}

test("the header shows Advanced Filters as an icon when the page is scrolled", async ({ page }) => {
  await page.goto("/?types=Bar");
  const button = page.getByRole("button", { name: "Advanced Filters", exact: true });
  await expect(async () => expect((await button.boundingBox())?.width).toBeGreaterThan(100)).toPass();
  await page.evaluate(() => scrollTo(0, 900));
  await expect(async () => expect((await button.boundingBox())?.width).toBeLessThan(60)).toPass();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });

  for (const name of ["All Tags", "Advanced Filters"] as const) {
    test(`closing ${name}, and then the filters, returns the focus to the button of each`, async ({ page }) => {
      await page.goto("/");
      await page.getByRole("button", { name: /^Filters/ }).tap();
      const filters = dialog(page, "Filters");
      await filters.getByRole("button", { name, exact: true }).tap();
      await closeWithEscape(dialog(page, name));
      await expect(filters.getByRole("button", { name, exact: true })).toBeFocused();
      await closeWithEscape(filters);
      await expect(page.getByRole("button", { name: /^Filters/ })).toBeFocused();
      // When the filters are opened again, the focus starts at their first control.
      await page.keyboard.press("Enter");
      await expect(filters.getByRole("button", { name: "Close" })).toBeFocused();
    });
  }

  test("the names of types in the filters fit on one line", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: /^Filters/ }).tap();
    const filters = dialog(page, "Filters");
    await expect(filters.getByRole("checkbox", { name: /^Monument/ })).toBeVisible();
    const heights = await filters
      .getByRole("checkbox", { name: /^(?:Restaurant|Café|Monument), / })
      .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().height));
    expect(heights.map(Math.round)).toEqual([44, 44, 44]);
  });

  test("the search field of All Tags fits into the window", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: /^Filters/ }).tap();
    await dialog(page, "Filters").getByRole("button", { name: "All Tags" }).tap();
    const field = dialog(page, "All Tags").getByRole("searchbox").locator("..");
    expect(await rightOf(field)).toBeLessThanOrEqual((await boxOf(dialog(page, "All Tags"))).width - 16);
  });
});

test.describe("in a window of low height", () => {
  test.use({ viewport: { width: 720, height: 450 } });

  test("the last control of the player stays within the player", async ({ page }) => {
    await page.goto("/?search=tour%20eiffel");
    await page.getByRole("button", { name: "Play the video of Tour Eiffel" }).click();
    const player = page.getByRole("region", { name: "Player" });
    await expect(player.getByRole("button", { name: "Pause" })).toBeVisible();
    expect(await rightOf(player.getByRole("button", { name: "Full screen" }))).toBeLessThanOrEqual(
      await rightOf(player),
    );
  });
});
