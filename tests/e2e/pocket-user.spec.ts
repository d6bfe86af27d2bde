import type { APIRequestContext, Page } from "@playwright/test";
import { pocketSheet, saveWithoutPictures } from "./pocket-sheet.ts";
import { cachedUrls, goOffline } from "./service-worker.ts";
import { accountButton, closeWithEscape, dialog, expect, heartOf, pageHeading, tab, test, type User } from "./test.ts";

test.use({ serviceWorkers: "allow", allowedErrors: [/net::ERR|TypeError|Failed to fetch|status of 50\d|AbortError/] });

const PLACES = ["allard", "afaria"];

/** Adds favorites and a list, as the user would in another browser. Returns the id of the list. */
async function addPlaces(request: APIRequestContext, { token }: User): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  for (const placeId of PLACES) await request.post("/api/favorites", { headers, data: { placeId } });
  const places = [{ placeId: "septime", note: "Book early.", visited: true }, { placeId: "afaria" }];
  const response = await request.post("/api/lists", { headers, data: { name: "Sunday", places } });
  return (await response.json()).id;
}

/** Stores the session of a user in the browser of an open page. The caches stay. */
const storeSession = (page: Page, { id, email, token }: User) =>
  page.evaluate(
    ([authToken, session]) => {
      localStorage.setItem("authToken", authToken);
      localStorage.setItem("auth-storage", session);
    },
    [token, JSON.stringify({ token, user: { id, username: email }, isAuthenticated: true })] as const,
  );

const rows = (page: Page) => page.getByRole("main").getByRole("listitem");
const savedOfUser = (page: Page) => cachedUrls(page, "flaneur-pocket-user");

test("the saved favorites and lists of a user open without a network, but not for another user, and have neither the token nor a home location", {
  tag: "@journey",
}, async ({ page, request, newUser, login }) => {
  const user = await newUser();
  const listId = await addPlaces(request, user);
  const home = { homeLocation: { latitude: 48.8674, longitude: 2.3636, address: "Place de la République" } };
  const headers = { Authorization: `Bearer ${user.token}` };
  expect((await request.put("/api/auth/profile", { headers, data: home })).ok()).toBe(true);
  await login(user);
  await saveWithoutPictures(page);
  await expect(pocketSheet(page).getByText("2 places, 1 list")).toBeVisible();
  await expect.poll(() => savedOfUser(page)).toEqual(["/pocket-user"]);
  const kept = await page.evaluate(async () => (await caches.match("/pocket-user"))?.text());
  expect(kept).toContain(user.email);
  expect(kept).not.toContain(user.token);
  expect(kept).not.toMatch(/homeLocation|48\.8674|République/);
  const other = await newUser();
  await goOffline(page);
  await page.goto("/my/lists");
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("link", { name: /^Sunday/ }).click();
  await expect(page).toHaveURL(`/my/lists/${listId}`);
  await expect(pageHeading(page)).toHaveText("Sunday");
  await expect(rows(page).getByRole("heading")).toHaveText(["Septime", "Afaria"]);
  await expect(rows(page).first()).toContainText("Book early.");
  await page.goto("/");
  await expect(accountButton(page, user.name)).toBeVisible();
  await expect(heartOf(page, "Allard")).toHaveAttribute("aria-pressed", "true");
  await tab(page, "Favorites").click();
  await expect(page.getByRole("article")).toHaveCount(2);

  // The session changes without a logout, as if other code wrote the storage.
  await storeSession(page, other);
  await page.goto("/my/lists");
  await expect(page.getByText("Log in to see your lists.")).toBeVisible();
  await expect(page.getByText("Sunday")).toBeHidden();
});

test("the saved data of a user is renewed when a page is opened, and removed when the user logs out", async ({
  page,
  request,
  newUser,
  login,
}) => {
  const user = await newUser();
  await login(user);
  await saveWithoutPictures(page);
  await expect(pocketSheet(page).getByText("0 places, 0 lists")).toBeVisible();
  await addPlaces(request, user);
  await page.goto("/");
  const kept = () =>
    page.evaluate(async () => (await caches.match("/pocket-user"))?.text().then((text) => text.includes("Sunday")));
  await expect.poll(kept).toBe(true);
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await expect.poll(() => savedOfUser(page)).toEqual([]);
  await goOffline(page);
  await page.goto("/my/lists");
  await expect(page.getByText("Log in to see your lists.")).toBeVisible();
});

test("if a user signs in on a device that has saved Paris, the user's favorites and lists are saved, too, as the sheet says that the account dialog opens", async ({
  page,
  request,
  newUser,
}) => {
  await saveWithoutPictures(page);
  await expect(pocketSheet(page).getByText("Your favorites and lists")).toBeHidden();
  expect(await savedOfUser(page)).toEqual([]);
  const user = await newUser();
  await addPlaces(request, user);
  await storeSession(page, user);
  await page.goto("/");
  await expect.poll(() => savedOfUser(page)).toEqual(["/pocket-user"]);
  await accountButton(page, user.name).click();
  await dialog(page, "Account").getByRole("button", { name: "Open…" }).click();
  await expect(pocketSheet(page).getByText("2 places, 1 list")).toBeVisible();
  await expect(dialog(page, "Account")).toBeHidden();
  await closeWithEscape(pocketSheet(page));
  await expect(accountButton(page, user.name)).toBeFocused();
});

test("hearts pressed offline are shown on later pages and in Favorites, and are sent when the network is back", async ({
  page,
  context,
  request,
  newUser,
  login,
}) => {
  const user = await newUser();
  await addPlaces(request, user);
  await login(user);
  await saveWithoutPictures(page);
  await goOffline(page);
  for (const [id, name] of [
    ["septime", "Septime"],
    ["allard", "Allard"],
  ] as const) {
    await page.goto(`/places/${id}`);
    await page
      .getByRole("button", { name: new RegExp(`${name} (to|from) favorites$`) })
      .first()
      .click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("favorite-queue"))).toContain(id);
  }
  const expectHearts = async () => {
    await expect(heartOf(page, "Septime")).toHaveAttribute("aria-pressed", "true");
    await expect(heartOf(page, "Afaria")).toHaveAttribute("aria-pressed", "true");
    await expect(heartOf(page, "Allard")).toBeHidden();
  };
  await page.goto("/?tab=favorites");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expectHearts();
  await expect(page.getByText("Hearts will be kept when you are back.")).toBeVisible();
  await page.goto("/?search=Allard");
  await expect(heartOf(page, "Allard")).toHaveAttribute("aria-pressed", "false");
  await page.goto("/?tab=favorites");
  await expectHearts();
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("favorite-queue")), { timeout: 60_000 }).toBeNull();
  await expectHearts();
  const stored = await request.get("/api/favorites", { headers: { Authorization: `Bearer ${user.token}` } });
  const ids = (await stored.json()).data.map(({ placeId }: { placeId: string }) => placeId);
  expect(ids).toEqual(["septime", "afaria"]);
});

test("hearts that were pressed without a network stay stored when the server refuses the session, and the login form opens", async ({
  page,
  context,
  request,
  newUser,
  login,
}) => {
  const user = await newUser();
  await login(user);
  await saveWithoutPictures(page);
  await goOffline(page);
  await page.goto("/places/septime");
  await page.getByRole("button", { name: "Add Septime to favorites" }).first().click();
  const queue = () => page.evaluate(() => localStorage.getItem("favorite-queue"));
  await expect.poll(queue).toContain("septime");
  await request.post("/api/auth/logout", { headers: { Authorization: `Bearer ${user.token}` } });
  await context.setOffline(false);
  await expect(dialog(page, "Welcome Back")).toBeVisible({ timeout: 60_000 });
  expect(await queue()).toContain("septime");
});
