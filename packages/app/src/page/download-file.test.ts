// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { downloadFile } from "./download-file.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("the URL of a saved document is revoked 40 seconds after the download begins", () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const revoked = vi.spyOn(URL, "revokeObjectURL");
  downloadFile("walk.gpx", new Blob(["<gpx/>"]));
  vi.advanceTimersByTime(39_000);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(revoked).toHaveBeenCalledOnce();
});
