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
  const run = () => {
    const script = document.createElement("script");
    // The script is added before the other pictures load: dynamic scripts would wait for them.
    Object.assign(script, { type: "module", crossOrigin: "", fetchPriority: "high", src: entry });
    document.head.append(script);
  };
  const start = () => {
    if (signal.aborted) return;
    waiting.abort();
    document.documentElement.dataset.start = "begun";
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-later]")) link.rel = "modulepreload";
    // A dynamic script runs as soon as it is loaded, which can be before the element of the app is parsed.
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
    else run();
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
export function withLaterStart(html: string): string {
  const entry = ENTRY.exec(html)?.[1];
  // The page of the development server has another script, which starts at once.
  if (entry === undefined) return html;
  const starter = `<script nonce="%NONCE%">(${startLater})(${JSON.stringify(entry)}, ${TIMEOUT_MS})</script>`;
  return (
    html
      .replace(ENTRY, `${PRELOAD}fetchpriority="high" crossorigin href="${entry}">`)
      .replaceAll(PRELOAD, "<link data-later ")
      // The script finds the links above it.
      .replace("</head>", () => `${starter}</head>`)
  );
}
