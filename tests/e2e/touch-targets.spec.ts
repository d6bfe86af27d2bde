import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** The smallest size of a touch target, in pixels. */
const SMALLEST = 44;
/** The pixels that may be missing from a measured size, because a target may begin and end between two pixels. */
const TOLERANCE = 1;

/**
 * Returns the names and sizes of the visible touch targets that are smaller than `SMALLEST`. A target may be larger
 * than its control, so the function measures which points hit the control.
 */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ({ smallest }) => {
      const CONTROLS = "a[href], button, input, select, textarea, [role=button], [role=tab], [role=option]";
      const isHit = (control: Element, x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (control.contains(hit) || hit.closest("label")?.control === control);
      };
      const extent = (control: Element, x: number, y: number, stepX: number, stepY: number): number => {
        let steps = 0;
        while (steps < smallest && isHit(control, x + stepX * (steps + 1), y + stepY * (steps + 1))) steps += 1;
        return steps;
      };
      return Array.from(document.querySelectorAll(CONTROLS)).flatMap((control) => {
        control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { x, y, width, height } = control.getBoundingClientRect();
        const [middleX, middleY] = [x + width / 2, y + height / 2];
        if (width <= 1 || height <= 1 || !isHit(control, middleX, middleY)) return [];
        const across = extent(control, middleX, middleY, -1, 0) + 1 + extent(control, middleX, middleY, 1, 0);
        const down = extent(control, middleX, middleY, 0, -1) + 1 + extent(control, middleX, middleY, 0, 1);
        const name = control.getAttribute("aria-label") ?? control.textContent;
        return Math.min(across, down) < smallest ? [`${name}: ${across} by ${down}`] : [];
      });
    },
    { smallest: SMALLEST - TOLERANCE },
  );

const PAGES = [
  "/?types=Museum&tags=Kids",
  "/places/angelina",
  "/neighbourhoods/le-marais",
  "/walk?places=angelina,le-grand-rex&others=afaria",
  "/about",
];

for (const { device, width, height } of [
  { device: "a phone", width: 390, height: 844 },
  { device: "a tablet", width: 820, height: 1180 },
]) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    for (const path of PAGES) {
      test(`every control of ${path} has a touch target of at least 44 by 44 pixels`, async ({ page }) => {
        await page.goto(path);
        expect(await smallTargets(page)).toEqual([]);
      });
    }

    test("every control of the map and its list has a touch target of at least 44 by 44 pixels", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("radio", { name: "Map" }).check();
      const card = page.getByRole("article").first();
      await expect(card.getByRole("link", { name: "Details" })).toBeVisible();
      expect(await smallTargets(page)).toEqual([]);
      await card.getByRole("heading").click();
      await expect(page.getByRole("link", { name: "View on Google Maps" })).toBeVisible();
      expect(await smallTargets(page)).toEqual([]);
    });
  });
}

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test("every control of the table has a touch target of at least 44 by 44 pixels", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("radio", { name: "Table" }).check();
    await expect(page.getByRole("table")).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });
});
