/** `npm run screenshot` takes the README's pictures of the app with the curated places. */
import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { type Product, withProduct } from "../bench/browser.ts";

const FOLDER = resolve(import.meta.dirname, "../docs/images");
const QUALITY = 82;

async function picture({ url, visit }: Product, theme: "light" | "dark"): Promise<Buffer> {
  return visit(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
    await page.goto(url);
    await page.getByRole("article").first().waitFor();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    // Uses the DevTools protocol, because `page.screenshot()` only supports PNG and JPEG.
    const devTools = await page.context().newCDPSession(page);
    const { data } = await devTools.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
    return Buffer.from(data, "base64");
  });
}

await mkdir(FOLDER, { recursive: true });
await withProduct(async (product) => {
  for (const theme of ["light", "dark"] as const) {
    const bytes = await picture(product, theme);
    await writeFile(resolve(FOLDER, `places-${theme}.webp`), bytes);
    console.log(`docs/images/places-${theme}.webp, ${Math.round(bytes.length / 1000)} KB`);
  }
});
