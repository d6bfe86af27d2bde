// @vitest-environment happy-dom

import type { DataSource } from "@flaneur/domain";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { About } from "./About.tsx";

const PLACE = {
  types: ["Café"],
  tags: [],
  address: "75011 Paris",
  openingHours: null,
  placeStatus: "Open",
  source: null,
} as const;

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("the description of a place can have the same paragraph twice", async () => {
  const reported = vi.spyOn(console, "error");
  const container = document.createElement("div");
  const root = createRoot(container);
  const show = (description: string) =>
    act(() => root.render(<About place={{ ...PLACE, description }} stations={[]} />));
  const paragraphs = () => [...container.querySelectorAll("p")].map(({ textContent }) => textContent);
  await show("A zinc counter and a mosaic floor.\n\nBook ahead.\n\nBook ahead.");
  expect(paragraphs()).toEqual(["A zinc counter and a mosaic floor.", "Book ahead.", "Book ahead."]);
  await show("A zinc counter and a mosaic floor.\n\nBook ahead.");
  expect(paragraphs()).toEqual(["A zinc counter and a mosaic floor.", "Book ahead."]);
  expect(reported).not.toHaveBeenCalled();
  await act(() => root.unmount());
});

const A_CAFE = { ...PLACE, description: null, address: "3 Rue Oberkampf, 75011 Paris" };

async function sourceLine(source: DataSource | null, contactHref?: string, description: string | null = null) {
  const container = document.createElement("div");
  const root = createRoot(container);
  await act(() =>
    root.render(<About place={{ ...A_CAFE, description, source }} stations={[]} contactHref={contactHref} />),
  );
  const line = container.querySelectorAll("p")[1];
  const shown = { text: line?.textContent?.trim(), href: line?.querySelector("a")?.getAttribute("href") };
  await act(() => root.unmount());
  return shown;
}

it("a composed description names its source and month, and links to the page on which everyone can correct it", async () => {
  const href = "https://www.openstreetmap.org/node/1";
  expect(await sourceLine({ name: "osm", month: "2026-10", url: href }, "/about")).toEqual({
    text: expect.stringMatching(/^Composed from open data: OpenStreetMap, October 2026\. Something wrong\?/),
    href,
  });
});

it("a composed description links to the operator's contact if its source has no page, and has no link without operator", async () => {
  const source = { name: "paris", month: null, url: null };
  const text = "Composed from open data: City of Paris.";
  expect(await sourceLine(source, "/about")).toEqual({ text: `${text} Something wrong?`, href: "/about" });
  expect(await sourceLine(source)).toEqual({ text, href: undefined });
});

it("a composed description does not name an import without a name", async () => {
  const text = async (name: string) => (await sourceLine({ name, month: "2026-10", url: null })).text;
  expect(await text("import")).toBe("Composed from imported data, October 2026.");
  expect(await text("our-guide")).toBe("Composed from imported data (“our-guide”), October 2026.");
  expect(await text("seed")).toBe("Composed from Flâneur’s own notes.");
});

it("no source is shown while it is unknown, and below a written description", async () => {
  expect((await sourceLine(null, "/about")).text).toBeUndefined();
  expect((await sourceLine({ name: "osm", month: null, url: null }, "/about", "A zinc counter.")).text).toBeUndefined();
});

it("a description by Flâneur is marked as English, and one of another source is not", async () => {
  const languageOf = async (name: string) => {
    const container = document.createElement("div");
    const root = createRoot(container);
    const source = { name, month: null, url: null };
    await act(() => root.render(<About place={{ ...A_CAFE, description: "Un café.", source }} stations={[]} />));
    const language = container.querySelector("p")?.getAttribute("lang");
    await act(() => root.unmount());
    return language;
  };
  expect(await languageOf("seed")).toBe("en");
  expect(await languageOf("osm")).toBeNull();
});
