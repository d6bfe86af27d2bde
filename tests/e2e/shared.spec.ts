import type { APIRequestContext } from "@playwright/test";
import { expect, logInButton, pageHeading, tab, test, type User } from "./test.ts";

const PLACES = [
  { placeId: "le-grand-rex", note: "Balcony, never the stalls." },
  { placeId: "angelina" },
  { placeId: "marche-des-enfants-rouges", note: "Be there by ten.", visited: true },
];

/**
 * Creates a list or a view of a user, and shares it. Returns the path of the link, and a function that ends the link.
 */
async function share(request: APIRequestContext, { token }: User, kind: "lists" | "views", data: object) {
  const headers = { Authorization: `Bearer ${token}` };
  const { id } = await (await request.post(`/api/${kind}`, { headers, data })).json();
  const call = `/api/${kind}/${id}/share`;
  const { url } = await (await request.post(call, { headers, data: { sharedBy: "Camille" } })).json();
  return { url, end: () => request.delete(call, { headers }) };
}

test("the link to a list shows its places with their notes, in the order of the owner", { tag: "@journey" }, async ({
  page,
  request,
  newUser,
}) => {
  const { url } = await share(request, await newUser(), "lists", {
    name: "Sunday",
    note: "Start late.",
    places: PLACES,
  });
  await page.goto(url);
  await expect(pageHeading(page)).toHaveText("Sunday");
  await expect(page).toHaveTitle("Sunday · Flâneur");
  await expect(page.getByText(/^A list by Camille · 3 places · last changed on \d+ \w+$/)).toBeVisible();
  await expect(page.getByRole("list", { name: "The whole way" })).toContainText(
    /^\d\.\d km in this order\d+ min on foot/,
  );
  const rows = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  await expect(rows.first()).toContainText(/\d+ min on foot/);
  await expect(rows.getByRole("heading")).toHaveText(["Le Grand Rex", "Angelina", "Marché des Enfants Rouges"]);
  await expect(rows.first()).toContainText("Balcony, never the stalls.");
  await rows.nth(1).getByRole("link", { name: "Angelina" }).click();
  await expect(pageHeading(page)).toHaveText("Angelina");
  await page.goBack();
  await expect(pageHeading(page)).toHaveText("Sunday");
});

test("'Save to my favorites' of a shared list fills the Favorites tab of another browser tab", async ({
  context,
  page,
  request,
  newUser,
  login,
}) => {
  const { url } = await share(request, await newUser(), "lists", { name: "Sunday", places: PLACES });
  await login(await newUser());
  await page.goto(url);
  const other = await context.newPage();
  await other.goto("/");
  await tab(other, "Favorites").click();
  await expect(pageHeading(other)).toHaveText("No favorites yet");
  await page.getByRole("button", { name: "Save to my favorites" }).click();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  await expect(pageHeading(other)).toHaveText("3 places");
});

test("a shared list with long notes shows the first places before any script runs, and then all of them", async ({
  page,
  request,
  newUser,
}) => {
  const { data } = await (await request.get("/api/places?limit=30")).json();
  const places = data.map(({ id }: { readonly id: string }, at: number) => ({
    placeId: id,
    note: `Note ${at + 1}. ${"Late, with little. ".repeat(95)}`,
  }));
  const { url } = await share(request, await newUser(), "lists", { name: "Long notes", places });
  const html = await (await request.get(url)).text();
  expect(html).toContain("Note 1.");
  expect(html).not.toContain("Note 30.");
  await page.goto(url);
  await expect(page.getByText("Note 1.")).toBeVisible();
  await expect(page.getByText("Note 30.")).toBeAttached();
});

test("the page of an ended link names the reason and leads to all places", async ({
  page,
  request,
  newUser,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 410/);
  const { url, end } = await share(request, await newUser(), "lists", { name: "Sunday", places: PLACES });
  await page.goto(url);
  await end();
  const response = await page.reload();
  expect(response?.status()).toBe(410);
  await expect(pageHeading(page)).toHaveText("This list is no longer shared");
  await page.getByRole("link", { name: "All Places" }).click();
  await expect(logInButton(page)).toBeVisible();
  await expect(pageHeading(page)).toHaveText(/\d+ places/);
});

test("the listing of a shared view has its filters and names the view until the next choice", async ({
  page,
  request,
  newUser,
}) => {
  const filters = { types: [], tags: ["Terrace"], arrondissements: [], search: "" };
  const { url } = await share(request, await newUser(), "views", { name: "Outside", filters });
  await page.goto(url);
  const notice = page.getByText("View: Outside");
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/\?tags=Terrace&view=Outside$/);
  await page.reload();
  await expect(notice).toBeVisible();
  await page.getByRole("checkbox", { name: /^Bar/ }).check();
  await expect(page).toHaveURL(/\?types=Bar&tags=Terrace$/);
  await expect(notice).toBeHidden();
  await page.goBack();
  await expect(notice).toBeVisible();
});

test("a shared list prints its notes, addresses and link, without buttons and hours of the moment", async ({
  page,
  request,
  newUser,
}) => {
  const { url } = await share(request, await newUser(), "lists", { name: "Sunday", places: PLACES });
  await page.goto(url);
  await expect(page.getByText(new URL(url, page.url()).href)).toBeHidden();
  const hours = page.getByText(/^(Open|Closed)/);
  await expect(hours.first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(new URL(url, page.url()).href)).toBeVisible();
  await expect(hours.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText("Balcony, never the stalls.")).toBeVisible();
  await expect(page.getByText("1 Boulevard Poissonnière")).toBeVisible();
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
});

test("a shared list has its layout before any script runs", async ({ browser, baseURL, request, newUser }) => {
  const { url } = await share(request, await newUser(), "lists", { name: "Sunday", places: PLACES });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto(url);
  await expect(page.getByText("in this order")).toBeVisible();
  await expect(page.locator("ol").getByText(/^\d+ min on foot$/)).toHaveCount(2);
  const picture = page.getByRole("main").getByRole("listitem").locator("img").first();
  expect(await picture.boundingBox()).toMatchObject({ width: 88, height: 110 });
  await context.close();
});
