// @vitest-environment happy-dom

import { FRESHNESS_MS } from "@flaneur/domain";
import { en } from "@flaneur/ui/messages";
import { act } from "react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { resultOf } from "../../testing/graph-results.ts";
import { openHome } from "../../testing/open-home.tsx";
import { RESULTS_CHANGED } from "../query/reload-results.ts";

beforeAll(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const facet = (value: string, count: number) => ({ __typename: "FacetCount", value, count });

/** A result in which every filter value has a count above zero. */
function answer(operation: string) {
  const result = resultOf(operation, 500);
  if (!("places" in result.data) || result.data.places === undefined) return result;
  const { places } = result.data;
  const facets = {
    ...places.facets,
    types: [facet("Bar", 300), facet("Café", 200)],
    arrondissements: [facet("75004", 500)],
    tags: [facet("Terrace", 250), facet("Quiet", 50)],
  };
  return { data: { places: { ...places, facets } } };
}

/**
 * Opens the places home and records renders: a card that renders reads the text "opens a new tab", and a filter value
 * that renders computes its name. Responses after the first view wait until `release` is called.
 */
async function openCountedHome() {
  const drawn = { cards: 0, values: [] as string[], scrolled: 0 };
  const messages = {
    ...en,
    card: {
      ...en.card,
      get opensNewTab() {
        drawn.cards += 1;
        return en.card.opensNewTab;
      },
    },
    filters: {
      ...en.filters,
      optionName: (value: string, count: number | null) => {
        drawn.values.push(value);
        return en.filters.optionName(value, count);
      },
    },
  };
  vi.stubGlobal("scrollTo", () => {
    drawn.scrolled += 1;
  });
  let opened = false;
  const waiting: (() => void)[] = [];
  const home = await openHome({
    messages,
    answer: async (operation) => {
      if (opened) await new Promise<void>((resolve) => waiting.push(resolve));
      return answer(operation);
    },
  });
  opened = true;
  const release = async () => {
    await act(() => eventually(() => expect(waiting).not.toHaveLength(0)));
    await act(async () => {
      for (const resolve of waiting.splice(0)) resolve();
    });
    await act(() => eventually(() => expect(status()).not.toBe("Loading places...")));
  };
  const status = () => home.querySelector("h1")?.textContent;
  const press = async (label: string) => {
    Object.assign(drawn, { cards: 0, values: [], scrolled: 0 });
    const control = home.querySelector<HTMLElement>(`[aria-label^="${label}"]`);
    if (control === null) throw new Error(`There is nothing named '${label}'`);
    await act(() => control.click());
  };
  return { home, drawn, press, release, status };
}

it("choosing a filter value renders only that value, and no card, until the places are loaded", async () => {
  const { home, drawn, press, release, status } = await openCountedHome();
  await press("Bar,");
  expect(home.querySelector<HTMLInputElement>("input[aria-label^='Bar,']")?.checked).toBe(true);
  expect(status()).toBe("Loading places...");
  expect(home.querySelector("[data-chip]")?.textContent).toBe("Bar");
  expect(drawn).toEqual({ cards: 0, values: ["Bar"], scrolled: 0 });
  await release();
  // The counts are the same as before, so no filter value is rendered again.
  expect(drawn).toMatchObject({ values: ["Bar"], scrolled: 0 });
});

it("choosing another page renders no filter, and scrolls to the top once the page is loaded", async () => {
  const { home, drawn, press, release } = await openCountedHome();
  await press("Next page");
  expect(home.querySelector("[aria-current=page]")?.textContent).toBe("2");
  expect(drawn).toEqual({ cards: 0, values: [], scrolled: 0 });
  await release();
  expect(drawn).toEqual({ cards: 48, values: [], scrolled: 1 });
});

it("a refresh of the places changes the title to the new number, without 'Loading places...'", async () => {
  vi.stubGlobal("scrollTo", () => {});
  const titles: (string | null | undefined)[] = [];
  let total = 500;
  const home = await openHome({
    answer: (operation) => resultOf(operation, total),
    onRender: () => titles.push(document.querySelector("h1")?.textContent),
  });
  const title = () => home.querySelector("h1")?.textContent;
  expect(title()).toBe("500 places");
  titles.length = 0;
  total = 400;
  // The results in the cache expire.
  vi.setSystemTime(Date.now() + FRESHNESS_MS.places);
  await act(() => dispatchEvent(new Event(RESULTS_CHANGED)));
  while (title() !== "400 places") await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(new Set(titles)).toEqual(new Set(["500 places", "400 places"]));
});
