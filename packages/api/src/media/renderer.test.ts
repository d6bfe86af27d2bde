import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { kill } from "node:process";
import { promisify } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createRenderer, type Renderer } from "./renderer.ts";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path d="M0 0h4v5z"/></svg>';
const PATIENTLY = { timeout: 20_000 };

let renderer: Renderer;
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  renderer.close();
});

const isRunning = (pid: number): boolean => {
  try {
    return kill(pid, 0);
  } catch {
    return false;
  }
};

/** Renders a picture. @returns the id of the process that rendered it. */
async function renderedBy(): Promise<number> {
  expect((await renderer.render(SVG)).toString("latin1", 1, 4)).toBe("PNG");
  return renderer.processId ?? 0;
}

describe("the renderer of pictures", () => {
  it("renders all pictures in one process, which is not the server's", async () => {
    renderer = createRenderer();
    expect(renderer.processId).toBeNull();
    const ids = await Promise.all([renderedBy(), renderedBy(), renderedBy()]);
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
    await expect(renderer.render("<html>no picture</html>")).rejects.toThrow(/SVG|unsupported|Input/);
    expect(await renderedBy()).toBe(first);
  });

  it("rejects the pictures of a killed process, and starts another process for the next picture", async () => {
    renderer = createRenderer();
    const first = await renderedBy();
    const lost = renderer.render(SVG);
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

  it("kills a process that does not render a picture within 30 seconds, and rejects its pictures", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    renderer = createRenderer();
    const first = await renderedBy();
    kill(first, "SIGSTOP");
    const pictures = [renderer.render(SVG), renderer.render(SVG)];
    const rejected = Promise.all(pictures.map((picture) => expect(picture).rejects.toThrow("more than 30 seconds")));
    vi.advanceTimersByTime(30_000);
    await rejected;
    vi.useRealTimers();
    await expect.poll(() => isRunning(first), PATIENTLY).toBe(false);
    expect(await renderedBy()).not.toBe(first);
  });

  it("rejects a picture when the system refuses another process, and renders once the system allows it", async () => {
    // The program uses up its file descriptors, so that `fork` fails with EMFILE.
    const program = `
      import { closeSync, openSync } from "node:fs";
      import { createRenderer } from ${JSON.stringify(resolve(import.meta.dirname, "renderer.ts"))};
      const render = () => renderer.render(${JSON.stringify(SVG)});
      const renderer = createRenderer();
      const running = setInterval(() => {}, 1_000);
      const opened = [];
      try { for (;;) opened.push(openSync("/dev/null")); } catch {}
      const failures = await Promise.allSettled([render(), render()]);
      for (const each of opened) closeSync(each);
      console.log(failures.map(({ reason }) => reason?.message).join(), (await render()).toString("latin1", 1, 4));
      clearInterval(running);
      renderer.close();`;
    const args = ["-c", 'ulimit -n 256 && exec "$0" --input-type=module -e "$1"', process.execPath, program];
    const { stdout } = await promisify(execFile)("sh", args);
    expect(stdout).toMatch(/^spawn \S+ EMFILE,spawn \S+ EMFILE PNG\n$/);
  });

  it("rejects a picture when starting the process throws", async () => {
    renderer = createRenderer();
    const { execPath } = process;
    process.execPath = "no\0path";
    const picture = renderer.render(SVG);
    process.execPath = execPath;
    await expect(picture).rejects.toThrow("null bytes");
    await renderedBy();
  });

  it.runIf(existsSync("/proc/self/environ"))("keeps the secrets of the server from its process", async () => {
    vi.stubEnv("ADMIN_TOKEN", "a-secret");
    renderer = createRenderer();
    const environment = await readFile(`/proc/${await renderedBy()}/environ`, "utf8");
    expect(environment).toContain("PATH=");
    expect(environment).toContain("MALLOC_ARENA_MAX=1");
    expect(environment).not.toContain("a-secret");
  });
});
