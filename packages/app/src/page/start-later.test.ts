import { expect, it, vi } from "vitest";
import { startLater } from "./start-later.ts";

it("what waits for a module is started with it, and stopped by the returned function", async () => {
  const stop = vi.fn();
  const start = vi.fn(() => stop);
  const end = startLater(Promise.resolve("module"), start, () => {});
  await vi.waitFor(() => expect(start).toHaveBeenCalledExactlyOnceWith("module"), { timeout: 30_000 });
  end();
  expect(stop).toHaveBeenCalledOnce();
});

it("nothing is called after it was stopped, whether the module is loaded or missing", async () => {
  const start = vi.fn(() => () => {});
  const onMissing = vi.fn();
  const loaded = Promise.resolve("module");
  const missing = Promise.reject(new Error("404"));
  for (const module of [loaded, missing]) startLater(module, start, onMissing)();
  await Promise.allSettled([loaded, missing]);
  expect(start).not.toHaveBeenCalled();
  expect(onMissing).not.toHaveBeenCalled();
});
