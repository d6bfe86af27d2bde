import type { APIRequestContext, Page } from "@playwright/test";
import { graphUrl } from "./graph-requests.ts";
import {
  accountButton,
  dialog,
  expect,
  heartOf,
  logInButton,
  mockOperation,
  openSignedIn,
  pageHeading,
  pauseRequests,
  signUp,
  tab,
  test,
  type User,
} from "./test.ts";

const JOSSELIN = "Crêperie de Josselin";
const prompt = (page: Page) => dialog(page, "Save Your Favorites");
const article = (page: Page, place: string) => page.getByRole("article", { name: place });

/** Adds a favorite on the server, as the user would in another browser. */
async function addFavorite(request: APIRequestContext, { token }: User, placeId: string): Promise<void> {
  const response = await request.post("/api/favorites", {
    data: { placeId },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.ok()).toBe(true);
}

/** Waits for the announcement that the page makes after the server has added or removed a favorite. */
const expectAnnouncement = (page: Page, text: string) =>
  expect(page.getByRole("status").filter({ hasText: text })).toHaveCount(1);

test("a heart pressed while signed out opens the prompt, and the place is a favorite after signing up", {
  tag: "@journey",
}, async ({ page, newPerson }) => {
  const person = newPerson();
  await page.goto("/?search=creperie");
  await expect(tab(page, "All Places")).toBeVisible();
  await expect(tab(page, "Favorites")).toHaveCount(0);
  await heartOf(page, JOSSELIN).click();
  await expect(
    prompt(page).getByText("Create a free account to save places you love and access them from anywhere."),
  ).toBeVisible();
  await expect(prompt(page)).toContainText(JOSSELIN);
  await prompt(page).getByRole("button", { name: "Continue Without Account" }).click();
  await expect(prompt(page)).toBeHidden();
  await expect(heartOf(page, JOSSELIN)).toBeFocused();
  await expect(heartOf(page, JOSSELIN)).toHaveAttribute("aria-pressed", "false");

  await heartOf(page, JOSSELIN).click();
  await prompt(page).getByRole("button", { name: "Create Account" }).click();
  await expect(dialog(page, "Create Account").getByText("Save Your Favorites")).toBeVisible();
  await signUp(page, person);
  await expect(heartOf(page, JOSSELIN)).toHaveAttribute("aria-pressed", "true");
  await expectAnnouncement(page, `${JOSSELIN} added to favorites`);
  await tab(page, "Favorites").click();
  await expect(pageHeading(page)).toHaveText("1 place");
  await expect(article(page, JOSSELIN)).toBeVisible();
});

test("signing up from the heart of a place's page leads to '/', and the place is a favorite", async ({
  page,
  newPerson,
}) => {
  await page.goto("/places/creperie-de-josselin");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Add .+ to favorites$/ })
    .first()
    .click();
  await prompt(page).getByRole("button", { name: "Create Account" }).click();
  await signUp(page, newPerson());
  await expect(page).toHaveURL(/:\d+\/$/);
  await tab(page, "Favorites").click();
  await expect(article(page, JOSSELIN)).toBeVisible();
});

test("after hearts were pressed, some of them repeatedly, a reload shows the last state of each heart", {
  tag: "@journey",
}, async ({ page, newUser, login }) => {
  await login(await newUser());
  await page.goto("/");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(48);
  const hearts = cards.getByRole("button", { name: / favorites$/ });
  const nameOf = (index: number) => cards.nth(index).getByRole("link").first().innerText();
  await hearts.nth(0).click();
  await hearts.nth(1).click();
  await expect(hearts.nth(1)).toHaveAccessibleName(/^Remove .+ from favorites$/);
  await hearts.nth(1).click();
  await expect(hearts.nth(1)).toHaveAccessibleName(/^Add .+ to favorites$/);
  await expectAnnouncement(page, `${await nameOf(1)} removed from favorites`);
  const release = await pauseRequests(page, "SetFavorite");
  for (let press = 0; press < 3; press++) await hearts.nth(2).click();
  await expect(hearts.nth(2)).toHaveAttribute("aria-pressed", "true");
  release();
  await expectAnnouncement(page, `${await nameOf(2)} added to favorites`);
  await page.reload();
  await expect(hearts.nth(0)).toHaveAttribute("aria-pressed", "true");
  await expect(hearts.nth(1)).toHaveAttribute("aria-pressed", "false");
  await expect(hearts.nth(2)).toHaveAttribute("aria-pressed", "true");
});

test("removing a favorite in the Favorites tab removes its card at once, and an empty tab shows 'No favorites yet'", {
  tag: "@journey",
}, async ({ page, newUser, login, request }) => {
  const user = await newUser();
  await addFavorite(request, user, "tour-eiffel");
  await addFavorite(request, user, "creperie-de-josselin");
  await login(user);
  await page.goto("/?tab=favorites");
  await expect(pageHeading(page)).toHaveText("2 places");
  await expect(page.getByRole("button", { name: /^Sort/ })).toHaveCount(0);
  const release = await pauseRequests(page, "SetFavorite");
  await heartOf(page, JOSSELIN).click();
  await expect(article(page, JOSSELIN)).toHaveCount(0);
  await expect(pageHeading(page)).toHaveText("1 place");
  release();
  await heartOf(page, "Tour Eiffel").click();
  await expect(pageHeading(page)).toHaveText("No favorites yet");
  await expect(
    page.getByText("Start adding places to your favorites by clicking the heart icon on any place card."),
  ).toBeVisible();
  await expectAnnouncement(page, "Tour Eiffel removed from favorites");
  await page.reload();
  await expect(pageHeading(page)).toHaveText("No favorites yet");
  await page.getByRole("main").getByRole("button", { name: "All Places" }).click();
  await expect(page.getByRole("article")).toHaveCount(48);
  await expect(page.getByRole("button", { name: /^Sort/ })).toBeVisible();
});

/** Functions that start at the home page and press a heart of `JOSSELIN`. Each key says where that heart is. */
const HEARTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "a card of All Places": async (page) => {
    await page.getByRole("combobox").first().fill("josselin");
    await heartOf(page, JOSSELIN).click();
  },
  "a row of the table": async (page) => {
    await page.getByRole("combobox").first().fill("josselin");
    await page.getByRole("radio", { name: "Table" }).click();
    await page
      .getByRole("row", { name: JOSSELIN })
      .getByRole("button", { name: /^Add .+ to favorites$/ })
      .click();
  },
  "a card next to the map": async (page) => {
    await page.getByRole("combobox").first().fill("josselin");
    await page.getByRole("radio", { name: "Map" }).click();
    await heartOf(page, JOSSELIN).click();
  },
  "the page of the place": async (page) => {
    await page.evaluate(() => history.pushState(null, "", "/places/creperie-de-josselin"));
    await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
    await expect(pageHeading(page)).toHaveText(JOSSELIN);
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Add .+ to favorites$/ })
      .first()
      .click();
    await expectAnnouncement(page, `${JOSSELIN} added to favorites`);
    await page.getByRole("link", { name: "Back to places" }).click();
  },
};

for (const [where, press] of Object.entries(HEARTS)) {
  test(`a favorite added on ${where} appears in a Favorites tab that was opened before`, async ({
    page,
    newUser,
    login,
    request,
  }) => {
    const user = await newUser();
    await addFavorite(request, user, "tour-eiffel");
    await login(user);
    await page.goto("/");
    await tab(page, "Favorites").click();
    await expect(pageHeading(page)).toHaveText("1 place");
    await tab(page, "All Places").click();
    await expect(page.getByRole("article")).toHaveCount(48);
    await press(page);
    await expectAnnouncement(page, `${JOSSELIN} added to favorites`);
    // Switching to the Favorites tab keeps the search.
    await page.getByRole("combobox").first().fill("");
    await expect(page).not.toHaveURL(/search=/);
    await tab(page, "Favorites").click();
    await expect(pageHeading(page)).toHaveText("2 places");
    await tab(page, "All Places").click();
    await tab(page, "Favorites").click();
    await expect(pageHeading(page)).toHaveText("2 places");
  });
}

test("the first favorite replaces 'No favorites yet', and removing it shows the text again", async ({
  page,
  newUser,
  login,
}) => {
  await login(await newUser());
  await page.goto("/");
  await tab(page, "Favorites").click();
  await expect(pageHeading(page)).toHaveText("No favorites yet");
  await tab(page, "All Places").click();
  await page.getByRole("combobox").first().fill("josselin");
  await heartOf(page, JOSSELIN).click();
  await expectAnnouncement(page, `${JOSSELIN} added to favorites`);
  await tab(page, "Favorites").click();
  await expect(pageHeading(page)).toHaveText("1 place");
  await tab(page, "All Places").click();
  await page.getByRole("combobox").first().fill("josselin");
  await heartOf(page, JOSSELIN).click();
  await expectAnnouncement(page, `${JOSSELIN} removed from favorites`);
  await page.getByRole("combobox").first().fill("");
  await expect(page).not.toHaveURL(/search=/);
  await tab(page, "Favorites").click();
  await expect(pageHeading(page)).toHaveText("No favorites yet");
});

const beginWith = (page: Page) => page.getByRole("region", { name: "Or begin with these" });

test("an empty Favorites tab offers six places of different types, and pressing a heart shows the favorites", async ({
  page,
  newUser,
  login,
}) => {
  await login(await newUser());
  await page.goto("/?tab=favorites");
  await expect(pageHeading(page)).toHaveText("No favorites yet");
  const cards = beginWith(page).getByRole("article");
  await expect(cards).toHaveCount(6);
  for (const type of ["Monument", "Museum", "Park", "Restaurant", "Café", "Bar"])
    await expect(cards.filter({ has: page.getByText(type, { exact: true }) })).toHaveCount(1);
  const heart = cards.first().getByRole("button", { name: / favorites$/ });
  const name = (await heart.getAttribute("aria-label"))?.replace(/^Add (.+) to favorites$/, "$1") ?? "";
  await heart.focus();
  await page.keyboard.press("Enter");
  await expectAnnouncement(page, `${name} added to favorites`);
  await expect(pageHeading(page)).toHaveText("1 place");
  await expect(article(page, name)).toBeVisible();
  await expect(beginWith(page)).toHaveCount(0);
  await expect(page.locator("#results")).toBeFocused();
});

test("an empty Favorites tab shows its offers at once, and only the offer to bring places if no places can be loaded", async ({
  page,
  newUser,
  login,
  allowedErrors,
}) => {
  allowedErrors.push(/Failed to load resource/);
  await login(await newUser());
  await page.goto("/");
  const release = await pauseRequests(page, "Places");
  await tab(page, "Favorites").click();
  await expect(beginWith(page)).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("heading", { name: "Bring your saved places from Google Maps" })).toBeVisible();
  release();
  await expect(beginWith(page).getByRole("article")).toHaveCount(6);

  await page.goto("/");
  await mockOperation(page, "Places", { status: 400, body: '{"errors": [{"message": "Refused"}]}' });
  await tab(page, "Favorites").click();
  await expect(pageHeading(page)).toHaveText("No favorites yet");
  await expect(page.getByRole("heading", { name: "Bring your saved places from Google Maps" })).toBeVisible();
  await expect(beginWith(page)).toHaveCount(0);
});

test("a heart pressed in one browser tab updates the heart and the Favorites tab of another", async ({
  context,
  page,
  newUser,
  login,
}) => {
  await login(await newUser());
  await page.goto("/?search=josselin");
  await expect(heartOf(page, JOSSELIN)).toHaveAttribute("aria-pressed", "false");
  const other = await context.newPage();
  await other.goto("/");
  await tab(other, "Favorites").click();
  await expect(pageHeading(other)).toHaveText("No favorites yet");
  await heartOf(page, JOSSELIN).click();
  await expectAnnouncement(page, `${JOSSELIN} added to favorites`);
  await expect(pageHeading(other)).toHaveText("1 place");
  await heartOf(other, JOSSELIN).click();
  await expect(pageHeading(other)).toHaveText("No favorites yet");
  await expect(heartOf(page, JOSSELIN)).toHaveAttribute("aria-pressed", "false");
});

test.describe("a heart whose change cannot be saved", () => {
  test.use({ allowedErrors: [/status of 500|The favorite tour-eiffel was not saved/] });

  test("returns to its previous state in a card and the Favorites tab", async ({ page, newUser, login, request }) => {
    const user = await newUser();
    await addFavorite(request, user, "tour-eiffel");
    await login(user);
    const server = await mockOperation(page, "SetFavorite", { status: 500 });
    await page.goto("/?tab=favorites");
    await heartOf(page, "Tour Eiffel").click();
    await expect.poll(server.requests).toBe(1);
    await expect(heartOf(page, "Tour Eiffel")).toHaveAttribute("aria-pressed", "true");
    await expect(pageHeading(page)).toHaveText("1 place");
    await page.goto("/?search=tour+eiffel");
    await heartOf(page, "Tour Eiffel").click();
    await expect.poll(server.requests).toBe(2);
    await expect(heartOf(page, "Tour Eiffel")).toHaveAttribute("aria-pressed", "true");
    server.restore();
    await heartOf(page, "Tour Eiffel").click();
    await expectAnnouncement(page, "Tour Eiffel removed from favorites");
    await expect(heartOf(page, "Tour Eiffel")).toHaveAttribute("aria-pressed", "false");
  });
});

test("on the map, the heart of a place that is not on the page of the list shows the favorite and removes it", async ({
  page,
  newUser,
  login,
  request,
}) => {
  const user = await newUser();
  await addFavorite(request, user, "tour-eiffel");
  await login(user);
  await page.goto("/places/tour-eiffel");
  await page.getByRole("link", { name: "Open the map at Tour Eiffel" }).filter({ visible: true }).click();
  const heart = page
    .getByRole("region", { name: "Tour Eiffel on the map" })
    .getByRole("button", { name: / favorites$/ });
  await expect(article(page, "Tour Eiffel")).toHaveCount(0);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await expectAnnouncement(page, "Tour Eiffel removed from favorites");
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await tab(page, "Favorites").click();
  await expect(pageHeading(page)).toHaveText("No favorites yet");
});

test("on the map, a visitor who presses the heart of a place that is not on the page of the list is asked to sign in", async ({
  page,
}) => {
  await page.goto("/places/tour-eiffel");
  await page.getByRole("link", { name: "Open the map at Tour Eiffel" }).filter({ visible: true }).click();
  await page
    .getByRole("region", { name: "Tour Eiffel on the map" })
    .getByRole("button", { name: / favorites$/ })
    .click();
  await expect(prompt(page)).toContainText("Tour Eiffel");
});

test("a link to the favorites opens the sign-up form on All Places, and the Favorites tab after signing in", async ({
  page,
  newUser,
  request,
}) => {
  const user = await newUser();
  await addFavorite(request, user, "tour-eiffel");
  await page.goto("/?tab=favorites");
  const form = dialog(page, "Create Account");
  await expect(form.getByText("Save Your Favorites")).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator("article")).toHaveCount(48);
  await form.getByRole("button", { name: "Sign In" }).click();
  const signIn = dialog(page, "Welcome Back");
  await expect(signIn.getByText("Save Your Favorites")).toBeVisible();
  await signIn.getByLabel("Email", { exact: true }).fill(user.email);
  await signIn.getByLabel("Password", { exact: true }).fill(user.password);
  await signIn.getByRole("button", { name: "Sign In" }).click();
  await expect(pageHeading(page)).toHaveText("1 place");
  await expect(article(page, "Tour Eiffel")).toBeVisible();
  await expect(page).toHaveURL(/tab=favorites$/);
});

test("two users who sign in one after the other on one computer do not see each other's favorites", async ({
  page,
  newUser,
  login,
  request,
}) => {
  const [one, other] = [await newUser(), await newUser()];
  await addFavorite(request, one, "tour-eiffel");
  await addFavorite(request, other, "creperie-de-josselin");
  await login(one);
  await page.goto("/?tab=favorites");
  await expect(article(page, "Tour Eiffel")).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(logInButton(page)).toBeVisible();
  await expect(tab(page, "Favorites")).toHaveCount(0);
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.getByRole("combobox").first().fill("tour eiffel");
  await expect(heartOf(page, "Tour Eiffel")).toHaveAttribute("aria-pressed", "false");
  await logInButton(page).click();
  await dialog(page, "Create Account").getByRole("button", { name: "Sign In" }).click();
  const signIn = dialog(page, "Welcome Back");
  await signIn.getByLabel("Email", { exact: true }).fill(other.email);
  await signIn.getByLabel("Password", { exact: true }).fill(other.password);
  await signIn.getByRole("button", { name: "Sign In" }).click();
  await expect(accountButton(page, other.name)).toBeVisible();
  await expect(heartOf(page, "Tour Eiffel")).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "Clear all" }).click();
  await tab(page, "Favorites").click();
  await expect(pageHeading(page)).toHaveText("1 place");
  await expect(article(page, JOSSELIN)).toBeVisible();
});

test("two users in separate browsers do not see each other's favorites", async ({
  page,
  newUser,
  newPerson,
  login,
  browser,
}) => {
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto("/?search=creperie");
  await login(await newUser());
  await page.goto("/?search=creperie");
  await heartOf(page, JOSSELIN).click();
  await expectAnnouncement(page, `${JOSSELIN} added to favorites`);
  await logInButton(theirs).click();
  await signUp(theirs, newPerson());
  await expect(heartOf(theirs, JOSSELIN)).toHaveAttribute("aria-pressed", "false");
  await theirs.goto("/?tab=favorites");
  await expect(pageHeading(theirs)).toHaveText("No favorites yet");
  await context.close();
  await page.reload();
  await expect(heartOf(page, JOSSELIN)).toHaveAttribute("aria-pressed", "true");
});

test("removing favorites by keyboard moves the focus to the next heart, to the one before, and at last to the page", async ({
  page,
  newUser,
  login,
  request,
}) => {
  const user = await newUser();
  for (const id of ["arc-de-triomphe", "la-conciergerie", "tour-eiffel"]) await addFavorite(request, user, id);
  await login(user);
  await page.goto("/?tab=favorites");
  await expect(pageHeading(page)).toHaveText("3 places");
  const [first = "", second = "", third = ""] = await page.getByRole("article").getByRole("heading").allTextContents();
  await heartOf(page, second).press("Enter");
  await expect(heartOf(page, third)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heartOf(page, first)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(pageHeading(page)).toHaveText("No favorites yet");
  await expectAnnouncement(page, `${first} removed from favorites`);
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("a user whose session the server has ended", () => {
  test.use({ allowedErrors: [/The favorite tour-eiffel was not saved/] });

  test("is signed out at the next press of a heart, and sees the sign-in form over all places", async ({
    page,
    newUser,
    login,
    request,
  }) => {
    const user = await newUser();
    await addFavorite(request, user, "tour-eiffel");
    await login(user);
    await openSignedIn(page, "/?tab=favorites");
    await expect(article(page, "Tour Eiffel")).toBeVisible();
    await request.post("/api/auth/logout", { headers: { authorization: `Bearer ${user.token}` } });
    await heartOf(page, "Tour Eiffel").click();
    const form = dialog(page, "Welcome Back");
    await expect(form.getByText("Your session has ended")).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
    await form.getByRole("button", { name: "Continue Without Account" }).click();
    await expect(logInButton(page)).toBeVisible();
    await expect(tab(page, "Favorites")).toHaveCount(0);
    await expect(page.getByRole("article")).toHaveCount(48);
    await expect(page.getByRole("button", { name: /^Remove .+ from favorites$/ })).toHaveCount(0);
  });
});

test.describe("a heart of the listing, pressed after the server has ended the session", () => {
  test.use({ allowedErrors: [/The favorite tour-eiffel was not saved/] });

  test("is emptied after the visitor has signed in again", async ({ page, newUser, login, request }) => {
    const user = await newUser();
    await addFavorite(request, user, "tour-eiffel");
    await login(user);
    await openSignedIn(page, "/?search=tour+eiffel");
    await expect(heartOf(page, "Tour Eiffel")).toHaveAttribute("aria-pressed", "true");
    await request.post("/api/auth/logout", { headers: { authorization: `Bearer ${user.token}` } });
    await heartOf(page, "Tour Eiffel").click();
    const form = dialog(page, "Welcome Back");
    await form.getByLabel("Email", { exact: true }).fill(user.email);
    await form.getByLabel("Password", { exact: true }).fill(user.password);
    await form.getByRole("button", { name: "Sign In" }).click();
    await expectAnnouncement(page, "Tour Eiffel removed from favorites");
    await expect(heartOf(page, "Tour Eiffel")).toHaveAttribute("aria-pressed", "false");
  });
});

test.describe("a heart pressed while the server is slow", () => {
  test.use({ allowedErrors: [/was not saved/] });
  test("is filled at once, and stays filled when the response to the next press is invalid", async ({
    page,
    newUser,
    login,
  }) => {
    await login(await newUser());
    await page.goto("/");
    const heart = page
      .getByRole("article")
      .first()
      .getByRole("button", { name: / favorites$/ });
    const release = await pauseRequests(page, "SetFavorite");
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    release();
    await page.unroute(graphUrl);
    await expect(page.getByText(/ added to favorites$/)).toBeAttached();
    const garbage = await mockOperation(page, "SetFavorite", { body: '{"data":{"setFavorite":null}}' });
    await heart.click();
    await expect.poll(garbage.requests).toBe(1);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  });
});

test("signing out removes the favorites from the screen before the new listing has loaded", async ({
  page,
  request,
  newUser,
  login,
}) => {
  const user = await newUser();
  const headers = { authorization: `Bearer ${user.token}` };
  expect((await request.post("/api/favorites", { data: { placeId: "tour-eiffel" }, headers })).ok()).toBe(true);
  await login(user);
  await page.goto("/?tab=favorites");
  await expect(page.getByRole("article", { name: "Tour Eiffel" })).toBeVisible();
  const release = await pauseRequests(page, "Places");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(logInButton(page)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  release();
  await expect(page.getByRole("article")).toHaveCount(48);
  await expect(page.getByRole("button", { name: /^Remove .+ from favorites$/ })).toHaveCount(0);
});
