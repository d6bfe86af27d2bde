/** The app's entry, as the build names it. */
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** What a part of the app needs that the entry would ask for only once it runs. */
const PRELOAD = '<link rel="modulepreload" ';

/** How long a page waits for its pictures, from when all of its HTML is there. */
const PATIENCE_MS = 1_000;

/**
 * Runs in the page, as text. Loads the app and the pictures further down once those of the first screen are painted, whose
 * bytes and decoding they would delay; or when someone begins to use the page, or it has waited long enough.
 */
function startLater(entry: string, patienceMs: number): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const start = () => {
    if (signal.aborted) return;
    waiting.abort();
    document.documentElement.dataset.start = "begun";
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-later]")) link.rel = "modulepreload";
    const script = document.createElement("script");
    // Before the pictures further down, which scripts of a page's own making would otherwise wait for.
    Object.assign(script, { type: "module", crossOrigin: "", fetchPriority: "high", src: entry });
    document.head.append(script);
  };
  if (document.documentElement.dataset.view === "own") start();
  for (const sign of ["pointermove", "pointerdown", "keydown"]) {
    addEventListener(sign, start, { signal, passive: true });
  }
  document.addEventListener("DOMContentLoaded", () => setTimeout(start, patienceMs), { signal });
  // In the frame after the one that shows them. A page in the background has no frames: it starts by the time above.
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)), { signal });
}

/** A page whose first view is drawn, with the app's code to follow it. */
export const withLaterStart = (html: string): string =>
  html
    .replaceAll(PRELOAD, "<link data-later ")
    .replace(
      ENTRY,
      (_, entry: string) =>
        `<script nonce="%NONCE%">(${startLater})(${JSON.stringify(entry)}, ${PATIENCE_MS})</script>`,
    );
