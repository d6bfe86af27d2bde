/** The stories that are pictured: all that Storybook's index tags `visual`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { z } from "zod";

/** Every story has it, by preview.tsx; a story that cannot be still takes it away with `!visual`, and says why. */
const PICTURED = "visual";

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
  /** The width that the story asks for in Storybook's toolbar; null when it asks for none. */
  readonly width: number | null;
}

const Index = z.object({
  entries: z.record(
    z.string(),
    z.object({ id: z.string(), title: z.string(), type: z.string(), tags: z.array(z.string()) }),
  ),
});

/** The widths that stories ask for: what index.json leaves out, and the preview knows. */
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

/** Reads the index of a built Storybook, which `page` can open at `url`. */
export async function pictured(folder: string, page: Page, url: string): Promise<Story[]> {
  const { entries } = Index.parse(JSON.parse(readFileSync(join(folder, "index.json"), "utf8")));
  const asked = await widths(page, url);
  return Object.values(entries)
    .filter(({ type, tags }) => type === "story" && tags.includes(PICTURED))
    .map(({ id, title, tags }) => ({ id, title, tags, width: asked.get(id) ?? null }));
}
