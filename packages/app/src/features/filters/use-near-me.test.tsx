// @vitest-environment happy-dom
import { DEFAULT_PREFERENCES, type FilterOptions, type FilterState } from "@flaneur/domain";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { heldCallback } from "../../../testing/held-calls.ts";
import { TestPage } from "../../../testing/test-page.tsx";
import { useActors } from "../../app-context.ts";
import type { ConfirmedLocation, LocationRef } from "../../location/location.machine.ts";
import { type LoadedListing, listingMachine } from "../../places/listing.ts";
import type { QueryEvent } from "../../query/query.machine.ts";
import { filterOptionsMachine } from "./filter-options.machine.ts";
import { readAddress } from "./filters.address.ts";
import { filtersMachine } from "./filters.machine.ts";
import { preferencesMachine } from "./preferences.machine.ts";
import { searchMachine } from "./search.machine.ts";
import { useNearMe } from "./use-near-me.ts";

const HERE: ConfirmedLocation = { coordinates: { latitude: 48.8643, longitude: 2.369 }, address: null };

function startFilters() {
  const search = createActor(searchMachine).start();
  const preferences = createActor(preferencesMachine, { input: { preferences: DEFAULT_PREFERENCES } }).start();
  const listing = heldCallback<QueryEvent<FilterState, LoadedListing>, { readonly variables: FilterState }>();
  const options = heldCallback<QueryEvent<null, FilterOptions>, { readonly variables: null }>();
  const machine = filtersMachine.provide({
    actors: {
      listing: listingMachine.provide({ actors: { load: listing.logic } }),
      options: filterOptionsMachine.provide({ actors: { load: options.logic } }),
    },
  });
  const input = { ...readAddress("", DEFAULT_PREFERENCES), address: "/", search, preferences };
  return createActor(machine, { input }).start();
}

let root: Root;

/** Presses 'Near me' without a location. `send` sends an event to the location; `sortBy` returns the sort field. */
async function pressNearMe() {
  const filtersActor = startFilters();
  let location: LocationRef | undefined;
  let press = () => {};
  function Row() {
    location = useActors().location;
    const nearMe = useNearMe(filtersActor);
    press = () => nearMe({ pressed: false });
    return null;
  }
  await act(() =>
    root.render(
      <TestPage>
        <Row />
      </TestPage>,
    ),
  );
  await act(() => press());
  const send = (event: Parameters<LocationRef["send"]>[0]) => act(() => location?.send(event));
  return { send, sortBy: () => filtersActor.getSnapshot().context.filters.sortBy };
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.createElement("div"));
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.unstubAllGlobals();
});

describe("after a press on 'Near me' without a location, the listing", () => {
  it("is sorted by travel time when a location is confirmed", async () => {
    const { send, sortBy } = await pressNearMe();
    expect(sortBy()).toBe("name");
    await send({ type: "location.confirm", location: HERE });
    expect(sortBy()).toBe("travelTime");
  });

  it("keeps its order when another tab confirms a location", async () => {
    const { send, sortBy } = await pressNearMe();
    await send({ type: "location.follow", location: HERE });
    expect(sortBy()).toBe("name");
  });

  it("keeps its order when another button has requested the location dialog since", async () => {
    const { send, sortBy } = await pressNearMe();
    await send({ type: "location.openDialog" });
    await send({ type: "location.confirm", location: HERE });
    expect(sortBy()).toBe("name");
  });
});
