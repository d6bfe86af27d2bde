/** What someone does before anything else: on a desktop the pointer moves, on a phone a finger comes down. */
const SIGNS = ["pointermove", "pointerdown", "keydown"] as const;

/**
 * Calls back when someone begins to use the page: late enough not to slow the first screen down, early enough to fetch
 * what is needed next. Returns a function that cancels it.
 */
export function onFirstUse(page: Document, callback: () => void): () => void {
  const controller = new AbortController();
  const used = () => {
    controller.abort();
    callback();
  };
  for (const sign of SIGNS) page.addEventListener(sign, used, { passive: true, signal: controller.signal });
  return () => controller.abort();
}
