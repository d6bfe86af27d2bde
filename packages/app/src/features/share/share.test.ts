import { describe, expect, it, vi } from "vitest";
import { fromPromise } from "xstate";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { sharePage } from "./share.actor.ts";
import { type Shared, shareMachine } from "./share.machine.ts";

const PAGE = { title: "Zinc", url: "https://flaneur.example/places/zinc" };

describe("sharing a page", () => {
  it("runs through every transition of the share machine", () => {
    const machine = shareMachine.provide({
      actors: { share: fromPromise<Shared, string | null>(() => new Promise(() => {})) },
    });
    for (const output of ["copied", "shared"]) {
      const faults = walkTransitions(machine, {
        events: [{ type: "share.press", url: null }],
        ignored: { "share.sharing": ["share.press"] },
        carried: { "xstate.done.actor.0.share.sharing": { output } },
        distinguish: () => null,
      });
      const other = output === "copied" ? "alternative 2" : "alternative 1";
      expect(faults.filter((fault) => !fault.includes(other))).toEqual([]);
    }
  });

  it("copies the address when the browser has no share dialog", async () => {
    const writeText = vi.fn(async () => {});
    expect(await sharePage({ clipboard: { writeText } as unknown as Clipboard }, PAGE)).toBe("copied");
    expect(writeText).toHaveBeenCalledWith(PAGE.url);
  });

  it("opens the browser's share dialog, resolves after a cancellation and rejects after another error", async () => {
    const clipboard = {} as Clipboard;
    const share = vi.fn(async () => {});
    expect(await sharePage({ clipboard, share }, PAGE)).toBe("shared");
    expect(share).toHaveBeenCalledWith(PAGE);
    const closed = async () => Promise.reject(new DOMException("closed", "AbortError"));
    expect(await sharePage({ clipboard, share: closed }, PAGE)).toBe("shared");
    const refused = async () => Promise.reject(new DOMException("refused", "NotAllowedError"));
    await expect(sharePage({ clipboard, share: refused }, PAGE)).rejects.toThrow("refused");
  });
});
