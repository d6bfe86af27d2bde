/** The script element that the build writes for the app's entry. */
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** The start of an element that preloads a module of the page. */
const PRELOAD = '<link rel="modulepreload" ';

/** How long a page waits for its pictures after its HTML is parsed, in milliseconds. */
const TIMEOUT_MS = 1_000;

/**
 * Inlined into the page as a string. Delays the app's script and the lower pictures until the pictures of the first
 * screen are painted: otherwise they compete for bandwidth and decoding. The delay ends early when the visitor uses the
 * page or the timeout expires.
 */
function startLater(entry: string, timeoutMs: number): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const start = () => {
    if (signal.aborted) return;
    waiting.abort();
    document.documentElement.dataset.start = "begun";
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-later]")) link.rel = "modulepreload";
    const script = document.createElement("script");
    // The script is added before the other pictures load: dynamic scripts would wait for them.
    Object.assign(script, { type: "module", crossOrigin: "", fetchPriority: "high", src: entry });
    document.head.append(script);
  };
  if (document.documentElement.dataset.view === "own") start();
  for (const sign of ["pointermove", "pointerdown", "keydown"]) {
    addEventListener(sign, start, { signal, passive: true });
  }
  document.addEventListener("DOMContentLoaded", () => setTimeout(start, timeoutMs), { signal });
  // Starts one frame after the pictures are shown. A page in the background has no frames: the timer starts it.
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)), { signal });
}

/** Changes a rendered page so that it loads the app's code after its pictures. */
export const withLaterStart = (html: string): string =>
  html
    .replaceAll(PRELOAD, "<link data-later ")
    .replace(
      ENTRY,
      (_, entry: string) => `<script nonce="%NONCE%">(${startLater})(${JSON.stringify(entry)}, ${TIMEOUT_MS})</script>`,
    );
