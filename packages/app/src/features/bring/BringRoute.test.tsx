// @vitest-environment happy-dom
import { MessagesProvider } from "@flaneur/ui";
import { en } from "@flaneur/ui/messages";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { readHere } from "../../../testing/read-here.ts";
import { TestPage } from "../../../testing/test-page.tsx";
import { createGraph } from "../../graph/graph.ts";
import { GraphProvider } from "../../graph/graph-context.ts";
import { BringRoute } from "./BringRoute.tsx";
import { holdFiles } from "./held-files.ts";
import type { ReadSource } from "./read-in-worker.ts";

const NOT_FOUND = { data: { placeMatches: [{ __typename: "PlaceMatch", verdict: "NONE", candidates: [] }] } };

const DOWNLOAD = "Download these as GeoJSON";

let unmount = async () => {};

/** Opens the page with a file of one place, which Flâneur does not have. Waits until the page contains `text`. */
async function openWithFile(text: string, read: ReadSource = readHere): Promise<HTMLElement> {
  await unmount();
  holdFiles([new File(["name\nZzyzx Grill\n"], "places.csv")]);
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  unmount = () => act(async () => root.unmount());
  await act(() =>
    root.render(
      <MessagesProvider value={en}>
        <GraphProvider value={createGraph({ send: async () => Response.json(NOT_FOUND) })}>
          <TestPage>
            <MemoryRouter>
              <BringRoute read={read} />
            </MemoryRouter>
          </TestPage>
        </GraphProvider>
      </MessagesProvider>,
    ),
  );
  await act(() => eventually(() => expect(page.textContent).toContain(text)));
  return page;
}

const setOnline = (isOnline: boolean) =>
  Object.defineProperty(navigator, "onLine", { configurable: true, value: isOnline });

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

afterEach(async () => {
  await unmount();
  unmount = async () => {};
  setOnline(true);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the page that imports places", () => {
  it("reads the same file at the next press if the reader did not start at first, for example while offline", async () => {
    let isOffline = true;
    const page = await openWithFile("The reading stopped", async (...source) => {
      if (isOffline) throw new Error("The worker did not start.");
      return readHere(...source);
    });
    isOffline = false;
    await act(() => [...page.querySelectorAll("button")].find((each) => each.textContent === "Try again")?.click());
    await act(() => eventually(() => expect(page.textContent).toContain("0 of 1 found")));
  });

  it("stops the reader when the visitor leaves the page", async () => {
    const signals: AbortSignal[] = [];
    await openWithFile("Reading", (_, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    await unmount();
    await eventually(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]));
  });

  it("stops the reader and reads another file when that is dropped meanwhile", async () => {
    const read: { name: string; signal: AbortSignal }[] = [];
    await openWithFile("Reading", ({ name }, signal) => {
      read.push({ name, signal });
      return new Promise(() => {});
    });
    const drop = new Event("drop");
    const dataTransfer = { types: ["Files"], files: [new File(["name\nAllard\n"], "other.csv")] };
    await act(() => document.dispatchEvent(Object.assign(drop, { dataTransfer })));
    expect(read.map(({ name, signal }) => [name, signal.aborted])).toEqual([
      ["places.csv", true],
      ["other.csv", false],
    ]);
  });

  it("does not request the file writer while offline, so that the download works when back online", async () => {
    const created = vi.spyOn(URL, "createObjectURL");
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const page = await openWithFile("0 of 1 found");
    const download = [...page.querySelectorAll("button")].find((each) => each.textContent === DOWNLOAD);
    const press = () => act(() => download?.click());
    setOnline(false);
    await press();
    await eventually(() => expect(warned).toHaveBeenCalledOnce());
    expect(created).not.toHaveBeenCalled();
    setOnline(true);
    await press();
    await eventually(() => expect(created).toHaveBeenCalledOnce());
  });
});
