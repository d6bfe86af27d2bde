/** Runs in the browser, under `npm run dev` only. */

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Makes `held` equal to `changed`. Nested groups of texts stay the same objects, because components hold them. */
export function replaceTexts(held: Record<string, unknown>, changed: Record<string, unknown>): void {
  for (const name of Object.keys(held)) {
    if (!(name in changed)) delete held[name];
  }
  for (const [name, value] of Object.entries(changed)) {
    const before = held[name];
    if (isGroup(before) && isGroup(value)) replaceTexts(before, value);
    else held[name] = value;
  }
}
