import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { openPage } from "../testing/open-page.tsx";
import { type Account, callRest, newUser } from "../testing/route-servers.ts";
import { button, expectHeading, press, pressRole } from "./steps.ts";

/** Four places. Their order from west to east is Marmottan, Orangerie, Angelina, Enfants Rouges. */
const PLACES = ["angelina", "marche-des-enfants-rouges", "musee-marmottan-monet", "musee-de-l-orangerie"];
const ANGELINA = "Angelina";
const MARKET = "Marché des Enfants Rouges";
const MARMOTTAN = "Musée Marmottan Monet";
const ORANGERIE = "Musée de l’Orangerie";

/** Thursday, 26 November 2026, 11:02 in Paris, when all four are open. */
const THURSDAY = new Date("2026-11-26T10:02:00Z");
/** Monday, 23 November 2026, 11:02 in Paris, when Marmottan and the market are closed. */
const MONDAY = new Date("2026-11-23T10:02:00Z");

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: THURSDAY }));
afterEach(() => void vi.useRealTimers());

const walk = (ids: readonly string[], more = "") => `/walk?places=${ids.join(",")}${more}`;
const stops = async () =>
  within(await screen.findByRole("list", { name: "Places in their order" })).getAllByRole("listitem");
const names = async () => (await stops()).map((stop) => within(stop).queryByRole("heading")?.textContent);
const expectNames = (...expected: readonly string[]) => waitFor(async () => expect(await names()).toEqual(expected));
const asideNames = () => {
  const aside = screen.queryByRole("region", { name: "Set aside" });
  return aside === null
    ? []
    : within(aside)
        .getAllByRole("heading", { level: 3 })
        .map(({ textContent }) => textContent);
};
const facts = async () => within(await screen.findByRole("main")).findByText(/, \d?\d:\d\d to \d?\d:\d\d$/);

const Created = z.object({ id: z.string() });
const Stored = z.object({ walk: z.string().nullable() });
const Link = z.object({ url: z.string() });

/** Creates a list, and returns its id. */
async function createList({ token }: Account): Promise<string> {
  const places = PLACES.map((placeId) => ({ placeId, note: "A secret note" }));
  const body = { name: "A long Sunday", note: "A secret plan", places };
  return Created.parse(await callRest("POST", "/lists", { body, token })).id;
}

/** Returns the walk that is stored with a list. */
const storedWalk = async (id: string, { token }: Account) =>
  Stored.parse(await callRest("GET", `/lists/${id}`, { token })).walk;

/** Shares a list, and returns the path of its link. */
async function shareList(id: string, { token }: Account): Promise<string> {
  const { url } = Link.parse(await callRest("POST", `/lists/${id}/share`, { body: {}, token }));
  return new URL(url, location.href).pathname;
}

it("a walk without a chosen time begins within five minutes if every place is open then", async () => {
  await openPage(walk(PLACES));
  expect((await facts()).textContent).toContain("4 places · Thursday 26 November, 11:05 to ");
  expect(screen.queryByRole("region", { name: "Set aside" })).toBeNull();
});

it("a walk begins on the next morning if more places are open then, unless the visitor starts now", async () => {
  vi.setSystemTime(MONDAY);
  const { user } = await openPage(walk(PLACES));
  await screen.findByText("Tomorrow 10:00");
  screen.getByText(/^Now, at 11:05, 2 of the 4 are closed\. Tomorrow from 10:00, 3 are open/);
  expect((await facts()).textContent).toContain("3 places · Tuesday 24 November, 10:00 to ");
  const aside = () => within(screen.getByRole("region", { name: "Set aside" }));
  aside().getByText(ORANGERIE);
  aside().getByText("Closed until Wednesday at 9:00");
  await press(user, "Start now all the same");
  await waitFor(async () => expect((await facts()).textContent).toContain("2 places · Monday 23 November, 11:05 to "));
  expect(location.search).toContain("at=2026-11-23T11%3A05");
  await press(user, `Put back ${MARMOTTAN}`, aside());
  await waitFor(async () => expect(await names()).toContain(MARMOTTAN));
  const stopOf = async (name: string) => (await stops()).find(({ textContent }) => textContent?.includes(name));
  expect((await stopOf(MARMOTTAN))?.textContent).toContain("Closed when you arrive, until Tuesday at 10:00");
  expect((await stopOf(ANGELINA))?.textContent).toContain("Open until ");
  expect(location.search).toContain("keep=musee-marmottan-monet");
});

it("a long way has times on foot and by metro, a short way only on foot", async () => {
  // A fixed time of the day: at night, no way is by metro.
  await openPage(walk(["edicule-guimard-des-abbesses", "angelina", "musee-de-l-orangerie"], "&at=2026-11-23T11:00"));
  await expectNames("Édicule Guimard des Abbesses", ANGELINA, ORANGERIE);
  const [first, second] = (await stops()).map(({ textContent }) => textContent);
  expect(first).toMatch(/\d+ min on foot/);
  expect(first).toMatch(/\d+ min by metro/);
  expect(first).toContain("line 12 from Abbesses to Concorde, no change");
  expect(second).toMatch(/\d+ min on foot/);
  expect(second).not.toContain("by metro");
  const sum = within(screen.getByRole("list", { name: "The whole way" })).getAllByRole("listitem");
  expect(sum.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^\d\.\d km in walking order$/),
    expect.stringMatching(/^\d+ min on foot$/),
    expect.stringMatching(/^\d+ min with one metro$/),
  ]);
});

describe("a walk is made", () => {
  it("of a shared list by a reader without an account", async () => {
    const owner = await newUser();
    const link = await shareList(await createList(owner), owner);
    const { user } = await openPage(link);
    await pressRole(user, "link", "Make it a walk");
    await expectNames(MARKET, ANGELINA, ORANGERIE, MARMOTTAN);
    expect(screen.getByRole("link", { name: "A long Sunday" }).getAttribute("href")).toBe(link);
  });

  it("of the first twelve places of a listing, which can be replaced by other places", async () => {
    const { user, network } = await openPage("/?types=Museum");
    const cards = await screen.findAllByRole("article");
    const nameAt = (index: number) => within(cards[index] ?? document.body).getByRole("heading").textContent ?? "";
    const [first, third, thirteenth] = [nameAt(0), nameAt(2), nameAt(12)];
    expect(network.requests("WalkPlace")).toEqual([]);
    await press(user, "Export");
    await pressRole(user, "menuitem", /Make it a walk/);
    // A place that is set aside because it is closed is still one of the twelve.
    const all = async () => [...(await names()), ...asideNames()];
    await waitFor(async () => expect(await all()).toHaveLength(12));
    expect(await all()).toContain(first);
    const others = within(await screen.findByRole("region", { name: "Not in this walk" }));
    others.getByText(/^A walk has at most 12 places\./);
    await press(user, `Leave out ${third}`);
    await press(user, `Add ${thirteenth} to the walk`, others);
    await waitFor(async () => expect(await all()).toContain(thirteenth));
    expect(await all()).toHaveLength(12);
  });

  it("of favorites on a phone", async () => {
    const session = await newUser();
    for (const placeId of PLACES.slice(0, 2))
      await callRest("POST", "/favorites", { body: { placeId }, token: session.token });
    const { user } = await openPage("/?tab=favorites", { session, width: 390 });
    await expectHeading("2 places");
    await press(user, "Export");
    await pressRole(user, "menuitem", /^Make it a walk/);
    await expectNames(MARKET, ANGELINA);
  });
});

describe("the walk of a list", () => {
  it("is saved with the list when its owner changes it, and the list opens it until it is removed", async () => {
    const session = await newUser();
    const id = await createList(session);
    const { user } = await openPage(`/my/lists/${id}`, { session });
    await pressRole(user, "link", "Make it a walk");
    await screen.findByText("Changes to this walk are saved with “A long Sunday”.");
    expect(await storedWalk(id, session)).toBeNull();
    await press(user, `Leave out ${MARMOTTAN}`);
    await user.click(screen.getByRole("radio", { name: "My order" }));
    await screen.findByText("Saved with “A long Sunday”.");
    const places = [...PLACES].filter((place) => place !== "musee-marmottan-monet").sort();
    expect(await storedWalk(id, session)).toBe(`places=${places.join(",")}&order=own`);
    await pressRole(user, "link", "A long Sunday");
    await pressRole(user, "link", "Open the walk");
    await screen.findByText("Saved with “A long Sunday”.");
    await expectNames(ANGELINA, MARKET, ORANGERIE);
    await button(`Add ${MARMOTTAN} to the walk`);
    await press(user, "Remove from the list");
    await screen.findByText("Changes to this walk are saved with “A long Sunday”.");
    expect(await storedWalk(id, session)).toBeNull();
  });

  it("is saved without its start at the visitor's location", async () => {
    const session = await newUser();
    const id = await createList(session);
    const { user } = await openPage(walk(PLACES, `&name=Sunday&list=${id}`), { session });
    await screen.findByText("Changes to this walk are saved with “A long Sunday”.");
    await user.click(screen.getByRole("checkbox", { name: "Begin where I am" }));
    await screen.findByText("Saved with “A long Sunday”. Your location as the start is not saved.");
    expect(await storedWalk(id, session)).toBe(`places=${[...PLACES].sort().join(",")}`);
  });

  it("is saved again after a failure when the visitor presses 'Try again'", async () => {
    const session = await newUser();
    const id = await createList(session);
    const { user, network } = await openPage(walk(PLACES, `&list=${id}`), { session });
    await screen.findByText("Changes to this walk are saved with “A long Sunday”.");
    const restore = network.mock("UpdateList", "no response");
    await user.click(screen.getByRole("radio", { name: "My order" }));
    const alert = await screen.findByText(/^The walk was not saved with “A long Sunday”: /);
    expect(alert.getAttribute("role")).toBe("alert");
    restore();
    await press(user, "Try again");
    await screen.findByText("Saved with “A long Sunday”.");
  });

  it("is the one that the owner has saved for a reader of the shared list, who can neither change nor lose it", async () => {
    const owner = await newUser();
    const id = await createList(owner);
    const link = await shareList(id, owner);
    const saved = "places=angelina,musee-de-l-orangerie&start=musee-de-l-orangerie";
    await callRest("PATCH", `/lists/${id}`, { body: { walk: saved }, token: owner.token });
    const { user } = await openPage(link, { session: await newUser() });
    await pressRole(user, "link", "Walk this list");
    await expectNames(ORANGERIE, ANGELINA);
    await expectHeading("A walk of 2 places");
    expect(screen.queryByText(/saved with/i)).toBeNull();
    await press(user, `Add ${MARKET} to the walk`);
    await expectNames(ORANGERIE, ANGELINA, MARKET);
    expect(await storedWalk(id, owner)).toBe(saved);
    await pressRole(user, "link", "A long Sunday");
    await expectHeading("A long Sunday");
  });

  it("of another user has no link to this list, but the name of its address", async () => {
    const owner = await newUser();
    const id = await createList(owner);
    const { user } = await openPage(walk(PLACES, `&name=Sunday&list=${id}`), { session: await newUser() });
    await waitFor(async () => expect((await facts()).textContent).toContain("Sunday · Thursday"));
    await user.click(screen.getByRole("radio", { name: "My order" }));
    expect(screen.queryByRole("link", { name: "Sunday" })).toBeNull();
    expect(await storedWalk(id, owner)).toBeNull();
  });
});

it("a walk leaves out unknown places of its address, and reports them", async () => {
  await openPage(walk(["angelina", "no-such-place", "musee-de-l-orangerie"], "&at=soon&stay=-1&start=nowhere"));
  await screen.findByText(/^There is no place with one of the ids in the address/);
  expect(await names()).toHaveLength(2);
});

it.each(["/walk", "/walk?places=%", walk(["no-such-place"])])(
  "the walk %s without known places has a link to all places",
  async (address) => {
    const { user } = await openPage(address);
    await expectHeading("No place to walk to");
    await pressRole(user, "link", "All Places", within(screen.getByRole("main")));
    await expectHeading(/\d+ places/);
  },
);

it("the only place of a walk cannot be left out, and leads to its page", async () => {
  const { user } = await openPage(walk(["angelina"]));
  await waitFor(async () => expect((await facts()).textContent).toContain("1 place"));
  expect(screen.queryByRole("button", { name: /^Leave out/ })).toBeNull();
  expect(screen.queryByRole("list", { name: "The whole way" })).toBeNull();
  await pressRole(user, "link", ANGELINA);
  await expectHeading(ANGELINA);
});

it("each place of a walk is loaded once, also when the walk changes", async () => {
  const { user, network } = await openPage(walk(PLACES));
  await expectNames(MARKET, ANGELINA, ORANGERIE, MARMOTTAN);
  await press(user, `Leave out ${MARKET}`);
  await user.click(screen.getByRole("radio", { name: "My order" }));
  await expectNames(ANGELINA, MARMOTTAN, ORANGERIE);
  expect(network.requests("WalkPlace")).toHaveLength(4);
  await button(`Add ${MARKET} to the walk`);
});
