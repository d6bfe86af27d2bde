/** The events of a first interaction: a pointer move on a desktop, a touch on a phone, or a key. */
const SIGNS = ["pointermove", "pointerdown", "keydown"] as const;

/** Calls `callback` at the first interaction with the page. Returns a function that cancels the call. */
export function onFirstUse(page: Document, callback: () => void): () => void {
  const controller = new AbortController();
  const used = () => {
    controller.abort();
    callback();
  };
  for (const sign of SIGNS) page.addEventListener(sign, used, { passive: true, signal: controller.signal });
  return () => controller.abort();
}
