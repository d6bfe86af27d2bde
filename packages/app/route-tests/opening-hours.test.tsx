import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { openPage } from "../testing/open-page.tsx";
import { callRest, newUser } from "../testing/route-servers.ts";
import { countOf, expectAddress, expectCount, goBack, loadedCount, placeNames, press } from "./listing-steps.ts";
import { expectAnnouncement, expectHeading, heartOf } from "./steps.ts";

/**
 * The last moment of a minute of Tuesday, 24 November 2026, in Paris, which is one hour ahead of UTC on that day. The
 * page reads the clock again at the end of the minute: after this function, within a tenth of a second.
 */
const setTime = (hours: number, minutes: number) =>
  vi.setSystemTime(new Date(Date.UTC(2026, 10, 24, hours - 1, minutes, 59, 900)));

afterEach(() => void vi.useRealTimers());

const box = (name: RegExp) => screen.findByRole("checkbox", { name });
const changed = () => screen.findByText("Opening hours have changed");

it("'Open now' lists the places that are open, and the counts of the states add up to all places", async () => {
  setTime(15, 7);
  const { user } = await openPage("/");
  const all = await loadedCount();
  const sidebar = within(await screen.findByRole("complementary", { name: "Filters" }));
  await user.click(await sidebar.findByRole("button", { name: "Open now" }));
  await screen.findByText("Tuesday, 15:07 in Paris");
  await expectAddress("/?hours=now");
  await waitFor(async () => expect(countOf(await box(/^Open, \d/))).toBe(await loadedCount()));
  const counts = await Promise.all([/^Open, \d/, /^Closed, \d/, /^Unknown hours, \d/].map(async (name) => box(name)));
  const [open = 0, closed = 0, unknown = 0] = counts.map(countOf);
  expect(open + closed + unknown).toBe(all);
  await user.click(await box(/^Closed, \d/));
  await expectCount(open + closed);
  await press(user, "button", "Open now, remove filter");
  await expectCount(closed);
});

it("the count of 'Open now' is loaded again when the next quarter of an hour starts", async () => {
  setTime(9, 50);
  const { network } = await openPage("/?types=Museum");
  const row = within(await screen.findByRole("toolbar", { name: "Quick filters" }));
  const name = (await row.findByRole("button", { name: /^Open now, [\d,]+ places?$/ })).getAttribute("aria-label");
  setTime(10, 0);
  await waitFor(() => expect(JSON.stringify(network.requests("Places"))).toContain("T10:00"));
  await waitFor(() => expect(row.queryByRole("button", { name: name ?? "" })).toBeNull());
});

it("the list stays as it is when opening hours change, until 'Update' is pressed", async () => {
  setTime(17, 46);
  const { user } = await openPage("/?hours=now");
  await screen.findByText("Tuesday, 17:46 in Paris");
  const before = await loadedCount();
  const shown = placeNames();
  setTime(18, 0);
  await changed();
  expect(await loadedCount()).toBe(before);
  expect(placeNames()).toEqual(shown);
  await press(user, "button", "Update");
  await waitFor(() => expect(screen.queryByText("Opening hours have changed")).toBeNull());
  await waitFor(async () => expect(await loadedCount()).not.toBe(before));
});

it("the map reports changed opening hours, and loads its pins again when 'Update' is pressed", async () => {
  setTime(17, 46);
  const { user, network } = await openPage("/?hours=now", { stored: { layout: "map" } });
  const pins = () => JSON.stringify(network.requests("Pins"));
  await waitFor(() => expect(pins()).toContain("T17:46"));
  const before = await loadedCount();
  setTime(18, 0);
  await changed();
  expect(await loadedCount()).toBe(before);
  expect(pins()).not.toContain("T18:00");
  await press(user, "button", "Update");
  await waitFor(() => expect(pins()).toContain("T18:00"));
  await waitFor(async () => expect(await loadedCount()).not.toBe(before));
});

it("the day and time of 'Open at…' are in the URL, a reload restores them, and Back undoes them", async () => {
  setTime(15, 10);
  const { user, reload } = await openPage("/");
  await loadedCount();
  await press(user, "button", "Open at…");
  await screen.findByRole("button", { name: "Open Tuesday 15:30, remove filter" });
  await user.selectOptions(await screen.findByRole("combobox", { name: "Day" }), "Sunday");
  const time = await screen.findByRole<HTMLInputElement>("textbox", { name: "Time" });
  await user.clear(time);
  await user.type(time, "2030{Enter}");
  await screen.findByRole("button", { name: "Open Sunday 20:30, remove filter" });
  await expectAddress("/?hours=Su-20h30");
  const count = await loadedCount();
  await reload();
  await screen.findByRole("button", { name: "Open at…", pressed: true });
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Time" })).value).toBe("20:30");
  await expectCount(count);
  goBack();
  await screen.findByRole("button", { name: "Open Sunday 15:30, remove filter" });
});

async function newUserWithFavorites() {
  const session = await newUser();
  for (const placeId of ["la-conciergerie", "tour-eiffel", "arc-de-triomphe"]) {
    await callRest("POST", "/favorites", { body: { placeId }, token: session.token });
  }
  return session;
}

it("the Favorites tab reports changed opening hours when a favorite closes", async () => {
  setTime(17, 50);
  const { user } = await openPage("/?tab=favorites&hours=now", { session: await newUserWithFavorites() });
  await expectHeading("3 places");
  setTime(18, 0);
  await changed();
  await expectHeading("3 places");
  await press(user, "button", "Update");
  await expectHeading("2 places");
  await waitFor(() => expect(screen.queryByText("Opening hours have changed")).toBeNull());
});

it("the Favorites tab does not report changed opening hours when a favorite is removed", async () => {
  setTime(17, 50);
  const { user, network } = await openPage("/?tab=favorites&hours=now", { session: await newUserWithFavorites() });
  await expectHeading("3 places");
  await user.click(await heartOf("Arc de Triomphe"));
  await expectHeading("2 places");
  await expectAnnouncement("Arc de Triomphe removed from favorites");
  setTime(17, 58);
  await waitFor(() => expect(JSON.stringify(network.requests("Favorites"))).toContain("T17:58"));
  await screen.findByText("Tuesday, 17:58 in Paris");
  expect(screen.queryByText("Opening hours have changed")).toBeNull();
});

it("the page of a place shows whether the place is open, and updates this state as time passes", async () => {
  setTime(15, 0);
  await openPage("/places/tour-eiffel");
  await screen.findByRole("heading", { name: "Opening Hours" });
  expect(await screen.findAllByText(/^Open until/)).not.toHaveLength(0);
  vi.setSystemTime(new Date(Date.UTC(2026, 10, 25, 2, 0, 0)));
  expect(await screen.findAllByText(/^Closed, opens/)).not.toHaveLength(0);
});
