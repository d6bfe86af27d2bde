/** Lists the stories to take pictures of: those with the tag `visual` in Storybook's index. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { z } from "zod";

/** The tag that preview.tsx gives to every story. A story that never stops changing removes it with `!visual`. */
const PICTURED = "visual";

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
  /** The width of the viewport that the story sets, in CSS pixels, or null. */
  readonly width: number | null;
}

export const Index = z.object({
  entries: z.record(
    z.string(),
    z.object({ id: z.string(), title: z.string(), type: z.string(), tags: z.array(z.string()) }),
  ),
});

/** Reads the viewport widths of stories from the preview, because index.json does not contain them. */
async function widths(page: Page, url: string): Promise<ReadonlyMap<string, number>> {
  await page.goto(`${url}/iframe.html`);
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis);
  const found = await page.evaluate(async () => {
    interface Preview {
      ready(): Promise<void>;
      extract(): Promise<Record<string, { id: string; storyGlobals?: { viewport?: { value?: string } } }>>;
    }
    const preview = Reflect.get(globalThis, "__STORYBOOK_PREVIEW__") as Preview;
    await preview.ready();
    return Object.values(await preview.extract()).map(
      ({ id, storyGlobals }) => [id, storyGlobals?.viewport?.value ?? ""] as const,
    );
  });
  return new Map(found.flatMap(([id, value]) => (/^w\d+$/.test(value) ? [[id, Number(value.slice(1))] as const] : [])));
}

/** Returns the stories to take pictures of. `folder` is a built Storybook, and `url` is where `page` can open it. */
export async function pictured(folder: string, page: Page, url: string): Promise<Story[]> {
  const { entries } = Index.parse(JSON.parse(readFileSync(join(folder, "index.json"), "utf8")));
  const asked = await widths(page, url);
  return Object.values(entries)
    .filter(({ type, tags }) => type === "story" && tags.includes(PICTURED))
    .map(({ id, title, tags }) => ({ id, title, tags, width: asked.get(id) ?? null }));
}
