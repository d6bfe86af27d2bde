/** Detects how a story ended: rendered with its play function completed, or with an error. */
import type { Page } from "playwright";
import { within } from "./within.ts";

/** The timeout of a story, in milliseconds, far above what any story takes on a busy machine. */
const LONGEST_STORY = 60_000;

const KEY = "__storyEnd";

export type StoryEnd = { readonly status: "success" } | { readonly status: "error"; readonly message: string };

/**
 * Stores a promise that resolves when Storybook's channel reports the end of the story. Runs in the page before its own
 * scripts.
 */
function listen(key: string): void {
  interface Channel {
    on(event: string, listener: (data: { status?: string; message?: string; description?: string }) => void): void;
  }
  let opened: Channel | undefined;
  const end = new Promise((resolve) => {
    Object.defineProperty(globalThis, "__STORYBOOK_ADDONS_CHANNEL__", {
      configurable: true,
      get: () => opened,
      set: (channel: Channel) => {
        opened = channel;
        for (const event of ["storyErrored", "storyThrewException", "playFunctionThrewException", "storyMissing"]) {
          channel.on(event, (data) =>
            resolve({ status: "error", message: data.message ?? data.description ?? `${event}: ${String(data)}` }),
          );
        }
        channel.on("storyFinished", ({ status }) =>
          resolve(status === "success" ? { status } : { status: "error", message: `The story ended as ${status}.` }),
        );
      },
    });
  });
  Reflect.set(globalThis, key, end);
}

export async function listenForStoryEnd(page: Page): Promise<void> {
  await page.addInitScript(listen, KEY);
}

/** Resolves when the story of the page has ended. Rejects when the story has not ended within a minute. */
export function storyEnd(page: Page): Promise<StoryEnd> {
  const end = page.evaluate((key): Promise<StoryEnd> => Reflect.get(globalThis, key), KEY);
  return within(LONGEST_STORY, end, "The story did not end within a minute.");
}
