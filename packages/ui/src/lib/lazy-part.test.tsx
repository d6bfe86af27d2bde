// @vitest-environment happy-dom
import { Suspense, startTransition } from "react";
import { jsx } from "react/jsx-runtime";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { lazyPart } from "./lazy-part.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

it("a part is shown if its code is loaded while React pauses its first rendering", async () => {
  const code = Promise.withResolvers<(props: { text: string }) => string>();
  const Part = lazyPart(() => code.promise);
  const preloaded = Part.preload();
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  // `text` is read when the part renders. The getter advances the clock, so that React pauses, and lets the code load
  // during the pause.
  const props = {
    get text() {
      now += 100;
      code.resolve(({ text }) => text);
      return "table";
    },
  };
  const element = document.createElement("div");
  const root = createRoot(element);
  startTransition(() =>
    root.render(
      <Suspense fallback="loading">
        {/* JSX would read the properties earlier. */}
        {jsx(Part, props)}
      </Suspense>,
    ),
  );
  await preloaded;
  await vi.waitFor(() => expect(element.textContent).toBe("table"), { timeout: 30_000 });
  root.unmount();
});
