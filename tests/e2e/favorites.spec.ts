import type { APIRequestContext, Page } from "@playwright/test";
import { dialog, expect, heartOf, logInButton, pageHeading, signUp, tab, test, type User } from "./test.ts";

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

test("on the map, the heart of a place that is not on the page of the list asks a visitor to sign in, and removes the favorite of a user", async ({
  page,
  newUser,
  login,
  request,
}) => {
  await page.goto("/places/tour-eiffel");
  await page.getByRole("link", { name: "Open the map at Tour Eiffel" }).filter({ visible: true }).click();
  await page
    .getByRole("region", { name: "Tour Eiffel on the map" })
    .getByRole("button", { name: / favorites$/ })
    .click();
  await expect(prompt(page)).toContainText("Tour Eiffel");

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
