import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { openPage } from "../testing/open-page.tsx";
import { type Account, callRest, inventPerson, newUser } from "../testing/route-servers.ts";
import {
  article,
  dialog,
  expectAnnouncement,
  expectHeading,
  expectHeart,
  expectNoArticle,
  heartOf,
  search,
  signIn,
  signUp,
  tab,
} from "./steps.ts";

const JOSSELIN = "Crêperie de Josselin";
const NOT_SAVED = /favorite tour-eiffel was not saved/;

/** Signs up a user who has favorites. */
async function newUserWith(...placeIds: readonly string[]): Promise<Account> {
  const user = await newUser();
  for (const placeId of placeIds) await callRest("POST", "/favorites", { body: { placeId }, token: user.token });
  return user;
}

const pressPlace = async (user: UserEvent) => {
  const main = within(screen.getByRole("main"));
  const [heart] = await main.findAllByRole("button", { name: /^Add .+ to favorites$/ });
  if (heart !== undefined) await user.click(heart);
};

it("signing up from the heart of a place's page leads to '/', and the place is a favorite", async () => {
  const { user } = await openPage("/places/creperie-de-josselin");
  await expectHeading(JOSSELIN);
  await pressPlace(user);
  await user.click(within(await dialog("Save Your Favorites")).getByRole("button", { name: "Create Account" }));
  await signUp(user, inventPerson());
  await user.click(await tab("Favorites"));
  await article(JOSSELIN);
  expect(location.pathname).toBe("/");
});

it("after hearts were pressed, some of them repeatedly, a reload shows the last state of each heart", async () => {
  const { user, network, reload } = await openPage("/?search=tour", { session: await newUser() });
  await article("Tour Eiffel");
  const names = screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent ?? "");
  const [once = "", twice = "", thrice = ""] = names;
  await user.click(await heartOf(once));
  await user.click(await heartOf(twice));
  await expectAnnouncement(`${twice} added to favorites`);
  await user.click(await heartOf(twice));
  await expectAnnouncement(`${twice} removed from favorites`);
  const release = network.pause("SetFavorite");
  for (let press = 0; press < 3; press++) await user.click(await heartOf(thrice));
  await expectHeart(thrice, true);
  release();
  await expectAnnouncement(`${thrice} added to favorites`);
  await reload();
  await expectHeart(once, true);
  await expectHeart(twice, false);
  await expectHeart(thrice, true);
});

it("removing a favorite in the Favorites tab removes its card at once, and an empty tab shows 'No favorites yet'", async () => {
  const session = await newUserWith("tour-eiffel", "creperie-de-josselin");
  const { user, network, reload } = await openPage("/?tab=favorites", { session });
  await expectHeading("2 places");
  expect(screen.queryByRole("button", { name: /^Sort/ })).toBeNull();
  const release = network.pause("SetFavorite");
  await user.click(await heartOf(JOSSELIN));
  await expectNoArticle(JOSSELIN);
  await expectHeading("1 place");
  release();
  await expectAnnouncement(`${JOSSELIN} removed from favorites`);
  await user.click(await heartOf("Tour Eiffel"));
  await expectHeading("No favorites yet");
  screen.getByText("Start adding places to your favorites by clicking the heart icon on any place card.");
  await expectAnnouncement("Tour Eiffel removed from favorites");
  await reload();
  await expectHeading("No favorites yet");
  await user.click(within(screen.getByRole("main")).getByRole("button", { name: "All Places" }));
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(48));
  screen.getByRole("button", { name: /^Sort/ });
});

/** Functions that press a heart of `JOSSELIN`. Each key says where that heart is. */
const HEARTS: Readonly<Record<string, (user: UserEvent) => Promise<void>>> = {
  "a card of All Places": async (user) => {
    await search(user, "josselin");
    await user.click(await heartOf(JOSSELIN));
  },
  "the page of the place": async (user) => {
    history.pushState(null, "", "/places/creperie-de-josselin");
    dispatchEvent(new PopStateEvent("popstate"));
    await expectHeading(JOSSELIN);
    await pressPlace(user);
    await expectAnnouncement(`${JOSSELIN} added to favorites`);
    await user.click(screen.getByRole("link", { name: "Back to places" }));
  },
};

it.each(Object.entries(HEARTS))(
  "a favorite added on %s appears in a Favorites tab that was opened before, and is gone when it is removed",
  async (_, press) => {
    const { user } = await openPage("/", { session: await newUser() });
    await user.click(await tab("Favorites"));
    await expectHeading("No favorites yet");
    await user.click(await tab("All Places"));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(48));
    await press(user);
    await expectAnnouncement(`${JOSSELIN} added to favorites`);
    // Switching to the Favorites tab keeps the search.
    await search(user, "");
    await waitFor(() => expect(location.search).not.toContain("search="));
    await user.click(await tab("Favorites"));
    await expectHeading("1 place");
    await user.click(await tab("All Places"));
    await user.click(await tab("Favorites"));
    await expectHeading("1 place");
    await user.click(await heartOf(JOSSELIN));
    await expectHeading("No favorites yet");
  },
);

it("a favorite added in a row of the table appears in the Favorites tab", async () => {
  const { user } = await openPage("/?search=josselin", { session: await newUser(), stored: { layout: "table" } });
  await user.click(await screen.findByRole("button", { name: `Add ${JOSSELIN} to favorites` }));
  await expectAnnouncement(`${JOSSELIN} added to favorites`);
  await search(user, "");
  await waitFor(() => expect(location.search).not.toContain("search="));
  await user.click(await tab("Favorites"));
  await expectHeading("1 place");
});

it("an empty Favorites tab offers six places of different types, and pressing a heart shows the favorites", async () => {
  const { user } = await openPage("/?tab=favorites", { session: await newUser() });
  await expectHeading("No favorites yet");
  const offers = within(await screen.findByRole("region", { name: "Or begin with these" }));
  const cards = await offers.findAllByRole("article");
  expect(cards).toHaveLength(6);
  for (const type of ["Monument", "Museum", "Park", "Restaurant", "Café", "Bar"]) {
    expect([type, cards.filter((card) => within(card).queryByText(type) !== null)]).toEqual([
      type,
      [expect.anything()],
    ]);
  }
  const [heart] = offers.getAllByRole("button", { name: / favorites$/ });
  const name = heart?.getAttribute("aria-label")?.replace(/^Add (.+) to favorites$/, "$1") ?? "";
  heart?.focus();
  await user.keyboard("{Enter}");
  await expectAnnouncement(`${name} added to favorites`);
  await expectHeading("1 place");
  await article(name);
  expect(screen.queryByRole("region", { name: "Or begin with these" })).toBeNull();
  await waitFor(() => expect(document.activeElement?.id).toBe("results"));
});

it("an empty Favorites tab shows at once that its offers load, and the offer to bring places", async () => {
  const { user, network } = await openPage("/", { session: await newUser() });
  await article("Afaria");
  const release = network.pause("Places");
  await user.click(await tab("Favorites"));
  const offers = await screen.findByRole("region", { name: "Or begin with these" });
  expect(offers.getAttribute("aria-busy")).toBe("true");
  await screen.findByRole("heading", { name: "Bring your saved places from Google Maps" });
  release();
  await waitFor(() => expect(within(offers).getAllByRole("article")).toHaveLength(6));
});

it("an empty Favorites tab offers only to bring places if no places can be loaded", async () => {
  const { user, network } = await openPage("/", { session: await newUser() });
  await article("Afaria");
  network.mock("Places", () => Response.json({ errors: [{ message: "Refused" }] }, { status: 400 }));
  await user.click(await tab("Favorites"));
  await expectHeading("No favorites yet");
  await screen.findByRole("heading", { name: "Bring your saved places from Google Maps" });
  await waitFor(() => expect(screen.queryByRole("region", { name: "Or begin with these" })).toBeNull());
});

it("a heart whose change cannot be saved returns to its previous state in the Favorites tab, and can be pressed again", async () => {
  const session = await newUserWith("tour-eiffel");
  const { user, network } = await openPage("/?tab=favorites", { session, allowedErrors: [NOT_SAVED] });
  const restore = network.mock("SetFavorite", () => new Response("{}", { status: 500 }));
  await user.click(await heartOf("Tour Eiffel"));
  await expectHeading("1 place");
  await expectHeart("Tour Eiffel", true);
  expect(network.requests("SetFavorite")).toHaveLength(1);
  restore();
  await user.click(await heartOf("Tour Eiffel"));
  await expectAnnouncement("Tour Eiffel removed from favorites");
  await expectHeading("No favorites yet");
});

it("a heart whose change cannot be saved returns to its previous state in a card of All Places", async () => {
  const session = await newUserWith("tour-eiffel");
  const { user, network } = await openPage("/?search=tour+eiffel", { session, allowedErrors: [NOT_SAVED] });
  network.mock("SetFavorite", () => new Response("{}", { status: 500 }));
  await expectHeart("Tour Eiffel", true);
  await user.click(await heartOf("Tour Eiffel"));
  await waitFor(() => expect(network.requests("SetFavorite")).toHaveLength(1));
  await expectHeart("Tour Eiffel", true);
});

it("a link to the favorites opens the sign-up form on All Places, and the Favorites tab after signing in", async () => {
  const account = await newUserWith("tour-eiffel");
  const { user } = await openPage("/?tab=favorites");
  const form = within(await dialog("Create Account"));
  form.getByText("Save Your Favorites");
  expect(location.search).toBe("");
  await waitFor(() => expect(screen.getAllByRole("article", { hidden: true })).toHaveLength(48));
  await user.click(form.getByRole("button", { name: "Sign In" }));
  within(await dialog("Welcome Back")).getByText("Save Your Favorites");
  await signIn(user, account);
  await expectHeading("1 place");
  await article("Tour Eiffel");
  expect(location.search).toBe("?tab=favorites");
});

it("two users who sign in one after the other on one computer do not see each other's favorites", async () => {
  const session = await newUserWith("tour-eiffel");
  const other = await newUserWith("creperie-de-josselin");
  const { user } = await openPage("/?tab=favorites", { session });
  await article("Tour Eiffel");
  await user.click(await screen.findByRole("button", { name: "Logout" }));
  await screen.findByRole("button", { name: "Log In" });
  expect(screen.queryByRole("tab", { name: "Favorites" })).toBeNull();
  expect(location.search).toBe("");
  await search(user, "tour eiffel");
  await expectHeart("Tour Eiffel", false);
  await user.click(screen.getByRole("button", { name: "Log In" }));
  await user.click(within(await dialog("Create Account")).getByRole("button", { name: "Sign In" }));
  await signIn(user, other);
  await screen.findByRole("button", { name: `${other.name}, account` });
  await expectHeart("Tour Eiffel", false);
  await user.click(screen.getByRole("button", { name: "Clear all" }));
  await user.click(await tab("Favorites"));
  await expectHeading("1 place");
  await article(JOSSELIN);
});

it("removing favorites by keyboard moves the focus to the next heart, to the one before, and at last to the page", async () => {
  const session = await newUserWith("arc-de-triomphe", "la-conciergerie", "tour-eiffel");
  const { user } = await openPage("/?tab=favorites", { session });
  await expectHeading("3 places");
  const names = screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent ?? "");
  const [first = "", second = "", third = ""] = names;
  (await heartOf(second)).focus();
  await user.keyboard("{Enter}");
  await waitFor(async () => expect(document.activeElement).toBe(await heartOf(third)));
  await user.keyboard("{Enter}");
  await waitFor(async () => expect(document.activeElement).toBe(await heartOf(first)));
  await user.keyboard("{Enter}");
  await expectHeading("No favorites yet");
  await expectAnnouncement(`${first} removed from favorites`);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});

it("a user whose session the server has ended sees the sign-in form over all places after the press of a heart", async () => {
  const session = await newUserWith("tour-eiffel");
  const { user } = await openPage("/?tab=favorites", { session, allowedErrors: [NOT_SAVED] });
  await article("Tour Eiffel");
  await callRest("POST", "/auth/logout", { token: session.token });
  await user.click(await heartOf("Tour Eiffel"));
  const form = within(await dialog("Welcome Back"));
  await form.findByText("Your session has ended", { exact: false });
  expect(location.search).toBe("");
  await user.click(form.getByRole("button", { name: "Continue Without Account" }));
  await screen.findByRole("button", { name: "Log In" });
  expect(screen.queryByRole("tab", { name: "Favorites" })).toBeNull();
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(48));
  expect(screen.queryByRole("button", { name: /^Remove .+ from favorites$/ })).toBeNull();
});

it("a heart that was pressed after the server had ended the session is emptied after the visitor has signed in again", async () => {
  const session = await newUserWith("tour-eiffel");
  const { user } = await openPage("/?search=tour+eiffel", { session, allowedErrors: [NOT_SAVED] });
  await expectHeart("Tour Eiffel", true);
  await callRest("POST", "/auth/logout", { token: session.token });
  await user.click(await heartOf("Tour Eiffel"));
  await signIn(user, session);
  await expectAnnouncement("Tour Eiffel removed from favorites");
  await expectHeart("Tour Eiffel", false);
});

it("a heart is filled while the server is slow, and stays filled when the response to the next press is invalid", async () => {
  const session = await newUser();
  const { user, network } = await openPage("/?search=tour+eiffel", { session, allowedErrors: [NOT_SAVED] });
  const release = network.pause("SetFavorite");
  await user.click(await heartOf("Tour Eiffel"));
  await expectHeart("Tour Eiffel", true);
  release();
  await expectAnnouncement("Tour Eiffel added to favorites");
  network.mock("SetFavorite", () => Response.json({ data: { setFavorite: null } }));
  await user.click(await heartOf("Tour Eiffel"));
  await waitFor(() => expect(network.requests("SetFavorite")).toHaveLength(2));
  await expectHeart("Tour Eiffel", true);
});

it("signing out removes the favorites from the screen before the new listing has loaded", async () => {
  const { user, network } = await openPage("/?tab=favorites", { session: await newUserWith("tour-eiffel") });
  await article("Tour Eiffel");
  const release = network.pause("Places");
  await user.click(await screen.findByRole("button", { name: "Logout" }));
  await screen.findByRole("button", { name: "Log In" });
  await waitFor(() => expect(screen.queryByRole("article")).toBeNull());
  release();
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(48));
  expect(screen.queryByRole("button", { name: /^Remove .+ from favorites$/ })).toBeNull();
});
