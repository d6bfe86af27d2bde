import { afterEach, expect, it, vi } from "vitest";
import { codeLoader, loadCode } from "./load-code.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const code = () => vi.fn(async () => "code");

it("loadCode requests code with a connection", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  await expect(loadCode(code())).resolves.toBe("code");
});

it("loadCode requests code on the server, where `navigator` has no `onLine`", async () => {
  vi.stubGlobal("navigator", {});
  await expect(loadCode(code())).resolves.toBe("code");
});

it("loadCode requests no code without a connection and without a service worker", async () => {
  vi.stubGlobal("navigator", { onLine: false, serviceWorker: { controller: null } });
  const importCode = code();
  await expect(loadCode(importCode)).rejects.toThrow("There is no connection to load code.");
  expect(importCode).not.toHaveBeenCalled();
});

it("loadCode requests code without a connection if a service worker controls the page", async () => {
  vi.stubGlobal("navigator", { onLine: false, serviceWorker: { controller: {} } });
  await expect(loadCode(code())).resolves.toBe("code");
});

it("codeLoader returns loaded code without a second request, also without a connection", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  const importCode = code();
  const load = codeLoader(importCode);
  await expect(load()).resolves.toBe("code");
  vi.stubGlobal("navigator", { onLine: false, serviceWorker: { controller: null } });
  await expect(load()).resolves.toBe("code");
  expect(importCode).toHaveBeenCalledOnce();
});

it("codeLoader loads code again after a failure", async () => {
  vi.stubGlobal("navigator", { onLine: false, serviceWorker: { controller: null } });
  const load = codeLoader(code());
  await expect(load()).rejects.toThrow("There is no connection to load code.");
  vi.stubGlobal("navigator", { onLine: true });
  await expect(load()).resolves.toBe("code");
});
