// @vitest-environment happy-dom
import { MessagesProvider } from "@flaneur/ui";
import { en } from "@flaneur/ui/messages";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { TestPage } from "../../testing/test-page.tsx";
import { holdFiles } from "../features/bring/held-files.ts";
import { createGraph } from "../graph/graph.ts";
import { GraphProvider } from "../graph/graph-context.ts";
import { BringRoute } from "./BringRoute.tsx";

const NOT_FOUND = { data: { placeMatches: [{ __typename: "PlaceMatch", verdict: "NONE", candidates: [] }] } };

const DOWNLOAD = "Download these as GeoJSON";

let unmount = async () => {};

/** Opens the page with a file of one place, which Flâneur does not have. Waits until the page contains `text`. */
async function openWithFile(text: string): Promise<HTMLElement> {
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
              <BringRoute />
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
  it("does not request the file reader while offline, so that a file can be read when back online", async () => {
    setOnline(false);
    await openWithFile("could not be opened");
    setOnline(true);
    await openWithFile("0 of 1 found");
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
