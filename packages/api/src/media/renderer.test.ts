import { kill } from "node:process";
import { afterEach, describe, expect, it } from "vitest";
import { createRenderer, type Renderer } from "./renderer.ts";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path d="M0 0h4v5z"/></svg>';
const PATIENTLY = { timeout: 20_000 };

let renderer: Renderer;
afterEach(() => renderer.close());

const isRunning = (pid: number): boolean => {
  try {
    return kill(pid, 0);
  } catch {
    return false;
  }
};

/** Renders a picture. @returns the id of the process that rendered it. */
async function renderedBy(width: 220 | 440 = 220): Promise<number> {
  expect((await renderer.render(SVG, width)).toString("latin1", 8, 12)).toBe("WEBP");
  return renderer.processId ?? 0;
}

describe("the renderer of pictures", () => {
  it("renders all pictures in one process, which is not the server's", async () => {
    renderer = createRenderer();
    expect(renderer.processId).toBeNull();
    const ids = await Promise.all([renderedBy(), renderedBy(440), renderedBy()]);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).not.toBe(process.pid);
  });

  it("ends its process after a while without requests, and starts another one for the next picture", async () => {
    renderer = createRenderer({ idleMs: 1 });
    const first = await renderedBy();
    await expect.poll(() => isRunning(first), PATIENTLY).toBe(false);
    expect(await renderedBy()).not.toBe(first);
  });

  it("rejects a picture that cannot be rendered, and renders the next one in the same process", async () => {
    renderer = createRenderer();
    const first = await renderedBy();
    await expect(renderer.render("<html>no picture</html>", 220)).rejects.toThrow(/SVG|unsupported|Input/);
    expect(await renderedBy()).toBe(first);
  });

  it("rejects the pictures of a killed process, and starts another process for the next picture", async () => {
    renderer = createRenderer();
    const first = await renderedBy();
    const lost = renderer.render(SVG, 1600);
    kill(first, "SIGKILL");
    await expect(lost).rejects.toThrow("the process that renders pictures has ended");
    expect(await renderedBy()).not.toBe(first);
  });

  it("continues to render when a signal that stops the server also reaches its process", async () => {
    renderer = createRenderer();
    const first = await renderedBy();
    for (const signal of ["SIGINT", "SIGTERM"]) kill(first, signal);
    expect(await renderedBy()).toBe(first);
  });

  it("ends its process when it is closed", async () => {
    renderer = createRenderer();
    const first = await renderedBy();
    renderer.close();
    await expect.poll(() => isRunning(first), PATIENTLY).toBe(false);
  });
});
