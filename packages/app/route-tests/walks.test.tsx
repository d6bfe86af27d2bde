import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
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

/** Monday, 23 November 2026, 11:02 in Paris, when Marmottan is closed. */
const MONDAY = new Date("2026-11-23T10:02:00Z");

afterEach(() => void vi.useRealTimers());

const walk = (ids: readonly string[], more = "") => `/walk?places=${ids.join(",")}${more}`;
const stops = async () =>
  within(await screen.findByRole("list", { name: "Places in their order" })).getAllByRole("listitem");
const names = async () => (await stops()).map((stop) => within(stop).queryByRole("heading")?.textContent);
const expectNames = (...expected: readonly string[]) => waitFor(async () => expect(await names()).toEqual(expected));
const facts = async () => within(await screen.findByRole("main")).findByText(/^\d+ places? · /);

const Created = z.object({ id: z.string() });
const Link = z.object({ url: z.string() });

/** Shares a list, and returns the path of its link. */
async function shareList({ token }: Account): Promise<string> {
  const places = PLACES.map((placeId) => ({ placeId, note: "A secret note" }));
  const body = { name: "A long Sunday", note: "A secret plan", places };
  const { id } = Created.parse(await callRest("POST", "/lists", { body, token }));
  const { url } = Link.parse(await callRest("POST", `/lists/${id}/share`, { body: {}, token }));
  return new URL(url, location.href).pathname;
}

it("a walk without a chosen time begins within five minutes, and names the places that are closed on arrival", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: MONDAY });
  const { user } = await openPage(walk(PLACES));
  expect((await facts()).textContent).toContain("Monday 23 November, 11:05 to ");
  const warnings = await screen.findByRole("list", { name: "Opening hours on the way" });
  expect(warnings.textContent).toContain(`${MARMOTTAN} is closed when you arrive.`);
  const stopOf = async (name: string) => (await stops()).find(({ textContent }) => textContent?.includes(name));
  expect((await stopOf(MARMOTTAN))?.textContent).toContain("Closed when you arrive, until Tuesday at 10:00");
  expect((await stopOf(ANGELINA))?.textContent).toContain("Open when you arrive");
  await user.selectOptions(screen.getByRole("combobox", { name: "Day" }), "Wednesday 25 November");
  await waitFor(() => expect(screen.queryByRole("list", { name: "Opening hours on the way" })).toBeNull());
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
    const link = await shareList(await newUser());
    const { user } = await openPage(link);
    await pressRole(user, "link", "Make it a walk");
    await expectNames(MARKET, ANGELINA, ORANGERIE, MARMOTTAN);
    expect(location.href).not.toContain(link);
  });

  it("of the first twelve places of a listing, which can be replaced by other places", async () => {
    const { user, network } = await openPage("/?types=Museum");
    const cards = await screen.findAllByRole("article");
    const nameAt = (index: number) => within(cards[index] ?? document.body).getByRole("heading").textContent ?? "";
    const [first, third, thirteenth] = [nameAt(0), nameAt(2), nameAt(12)];
    expect(network.requests("WalkPlace")).toEqual([]);
    await press(user, "Export");
    await pressRole(user, "menuitem", /Make it a walk/);
    await waitFor(async () => expect((await facts()).textContent).toContain("12 places"));
    expect(await names()).toContain(first);
    const others = within(await screen.findByRole("region", { name: "Not in this walk" }));
    others.getByText(/^A walk has at most 12 places\./);
    await press(user, `Leave out ${third}`);
    await press(user, `Add ${thirteenth} to the walk`, others);
    await waitFor(async () => expect(await names()).toContain(thirteenth));
    expect(await names()).toHaveLength(12);
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
