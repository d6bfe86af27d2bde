import { test as base, expect } from "@playwright/test";

interface Fixtures {
  /** What the page may say in red during this test; anything else fails it. */
  readonly allowedErrors: RegExp[];
  readonly quiet: undefined;
}

/** A browser test: the product's address, and a console that stays quiet. */
export const test = base.extend<Fixtures>({
  allowedErrors: [[], { option: true }],
  quiet: [
    async ({ context, allowedErrors }, use) => {
      const heard: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") heard.push(message.text());
      });
      context.on("weberror", (error) => heard.push(String(error.error())));
      await use(undefined);
      expect(heard.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
