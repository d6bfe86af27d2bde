import { expect, it, vi } from "vitest";
import { startLater } from "./start-later.ts";

it("startLater calls start with the loaded module, and the returned function stops what start began", async () => {
  const stop = vi.fn();
  const start = vi.fn(() => stop);
  const end = startLater(Promise.resolve("module"), start, () => {});
  await vi.waitFor(() => expect(start).toHaveBeenCalledExactlyOnceWith("module"), { timeout: 30_000 });
  end();
  expect(stop).toHaveBeenCalledOnce();
});

it("startLater calls neither start nor onMissing if it is stopped while the module is loading", async () => {
  const start = vi.fn(() => () => {});
  const onMissing = vi.fn();
  const loaded = Promise.resolve("module");
  const missing = Promise.reject(new Error("404"));
  for (const module of [loaded, missing]) startLater(module, start, onMissing)();
  await Promise.allSettled([loaded, missing]);
  expect(start).not.toHaveBeenCalled();
  expect(onMissing).not.toHaveBeenCalled();
});
