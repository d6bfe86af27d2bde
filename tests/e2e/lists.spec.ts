import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import {
  dialog,
  expect,
  field,
  mockOperation,
  pageHeading,
  pauseRequests,
  submit,
  tab,
  test,
  type User,
} from "./test.ts";

const PLACES = ["le-grand-rex", "angelina", "marche-des-enfants-rouges"];
const NAMES = ["Le Grand Rex", "Angelina", "Marché des Enfants Rouges"];

const authorization = ({ token }: User) => ({ Authorization: `Bearer ${token}` });
const rows = (page: Page) => page.getByRole("main").getByRole("listitem");
const names = (page: Page) => rows(page).getByRole("heading");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

/** Creates a list as its owner would in another browser. */
async function createList(request: APIRequestContext, user: User, more: object = {}): Promise<string> {
  const data = { name: "Sunday", places: PLACES.map((placeId) => ({ placeId })), ...more };
  const response = await request.post("/api/lists", { headers: authorization(user), data });
  expect(response.status()).toBe(201);
  return (await response.json()).id;
}

/** Returns the ids of the first places in the order of their names. */
async function manyPlaceIds(request: APIRequestContext, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ids.length < count; page++) {
    const { data } = await (await request.get(`/api/places?limit=100&page=${page}`)).json();
    ids.push(...data.map((place: { readonly id: string }) => place.id));
  }
  return ids.slice(0, count);
}

const readList = async (request: APIRequestContext, user: User, id: string) =>
  (await request.get(`/api/lists/${id}`, { headers: authorization(user) })).json();

test("favorites become a list with notes, and the list is shared by a link and read without an account", {
  tag: "@journey",
}, async ({ page, request, newUser, login, browser, baseURL }) => {
  const user = await newUser();
  for (const placeId of PLACES.slice(0, 2)) {
    await request.post("/api/favorites", { headers: authorization(user), data: { placeId } });
  }
  await login(user);
  await page.goto("/");
  await tab(page, "Favorites").click();
  await page.getByRole("link", { name: "Lists" }).click();
  await expect(pageHeading(page)).toHaveText("No lists yet.");
  await button(page, "New list").click();
  await dialog(page, "New list").getByRole("textbox", { name: "Name" }).fill("Sunday");
  await dialog(page, "New list").getByRole("textbox", { name: /^Note/ }).fill("Start late.");
  await button(page, "Create").click();
  await expect(pageHeading(page)).toHaveText("Sunday");
  await expect(page).toHaveTitle("Sunday · Flâneur");

  await button(page, "Add places").click();
  for (const name of NAMES.slice(0, 2)) await page.getByRole("checkbox", { name: new RegExp(name) }).check();
  await button(page, "Add 2 places").click();
  await expect(names(page)).toHaveText(NAMES.slice(0, 2));
  await button(page, "Add a note: Angelina").click();
  await page.getByRole("textbox", { name: "Note" }).fill("The hot chocolate.");
  await button(page, "Save").click();
  await expect(rows(page).nth(1)).toContainText("The hot chocolate.");
  await page.getByRole("checkbox", { name: "Been there: Angelina" }).check();

  await button(page, "Share").click();
  const share = dialog(page, "Share this list");
  await share.getByRole("textbox", { name: /^Your name/ }).fill("Camille");
  await share.getByRole("button", { name: "Share" }).click();
  const url = await share.getByRole("textbox", { name: "Link" }).inputValue();
  expect(url).toMatch(/\/lists\/[\w-]{22}$/);
  await share.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText(/Shared/)).toBeVisible();

  const reader = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await reader.goto(new URL(url).pathname);
  await expect(pageHeading(reader)).toHaveText("Sunday");
  await expect(reader.getByText(/^A list by Camille/)).toBeVisible();
  await expect(names(reader)).toHaveText(NAMES.slice(0, 2));
  await expect(reader.getByText("The hot chocolate.")).toBeVisible();
  await expect(reader.getByText("Been there")).toHaveCount(0);

  await button(page, "Share").click();
  await share.getByRole("button", { name: "Stop sharing" }).click();
  await share.getByRole("button", { name: "End the link" }).click();
  await expect(share.getByRole("textbox", { name: "Link" })).toHaveCount(0);
  expect((await request.get(`/api/shared${new URL(url).pathname}`)).status()).toBe(410);
  await reader.context().close();
});

test("the places of a list are reordered by keys, by a menu and by dragging, and removed", async ({
  page,
  request,
  newUser,
  login,
}) => {
  const user = await newUser();
  const id = await createList(request, user);
  const stored = async () =>
    (await readList(request, user, id)).places.map(({ placeId }: { placeId: string }) => placeId);
  const [rex, angelina, market] = PLACES;
  await login(user);
  await page.goto(`/my/lists/${id}`);
  await expect(names(page)).toHaveText(NAMES);
  const handle = button(page, "Move Le Grand Rex");
  await handle.focus();
  await page.keyboard.press("Alt+ArrowDown");
  await page.keyboard.press("Alt+ArrowDown");
  await expect(handle).toBeFocused();
  await expect.poll(stored).toEqual([angelina, market, rex]);
  await button(page, "Move Marché des Enfants Rouges").click();
  await page.getByRole("menuitem", { name: "Move up" }).click();
  await expect.poll(stored).toEqual([market, angelina, rex]);
  await expect(page.getByRole("menu")).toHaveCount(0);
  const from = await handle.boundingBox();
  const to = await rows(page).first().boundingBox();
  await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 10, (to?.y ?? 0) + 20, { steps: 12 });
  await page.mouse.move((from?.x ?? 0) + 10, (to?.y ?? 0) + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(stored).toEqual([rex, market, angelina]);
  await button(page, "Remove Marché des Enfants Rouges from the list").click();
  await expect(button(page, "Remove Angelina from the list")).toBeFocused();
  await expect.poll(stored).toEqual([rex, angelina]);
  await page.reload();
  await expect(names(page)).toHaveText(["Le Grand Rex", "Angelina"]);
});

test.describe("a list of more than a hundred places on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("allows moving a place to another page with keys, with the menu and with 'Move to position…'", async ({
    page,
    request,
    newUser,
    login,
  }) => {
    const user = await newUser();
    const ids = await manyPlaceIds(request, 203);
    const id = await createList(request, user, { places: ids.map((placeId) => ({ placeId })) });
    const stored = async (): Promise<string[]> =>
      (await readList(request, user, id)).places.map(({ placeId }: { placeId: string }) => placeId);
    const moved = (from: number, to: number) => {
      const rest = ids.toSpliced(from - 1, 1);
      return rest.toSpliced(to - 1, 0, ids[from - 1] ?? "");
    };
    await login(user);
    await page.goto(`/my/lists/${id}?page=2`);
    await expect(rows(page)).toHaveCount(100);
    const first = (await names(page).first().textContent()) ?? "";
    const handle = button(page, `Move ${first}`);

    await handle.focus();
    await page.keyboard.press("Alt+ArrowUp");
    await expect(page).not.toHaveURL(/page=/);
    await expect(names(page).last()).toHaveText(first);
    await expect(handle).toBeFocused();
    await expect(handle).toBeInViewport();
    await expect(page.getByText(`${first} moved to 100 of 203`)).toBeAttached();
    await expect.poll(stored).toEqual(moved(101, 100));

    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(stored).toEqual(moved(101, 99));
    await page.keyboard.press("Alt+ArrowDown");
    await handle.click();
    await page.getByRole("menuitem", { name: "Move down" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(names(page).first()).toHaveText(first);
    await expect(handle).toBeFocused();
    await expect.poll(stored).toEqual(ids);

    await handle.click();
    await page.getByRole("menuitem", { name: "Move to position…" }).click();
    const positions = dialog(page, `Move ${first}`);
    await expect(positions.getByRole("textbox", { name: "Position" })).toBeFocused();
    await page.keyboard.type("204");
    await page.keyboard.press("Enter");
    await expect(positions.getByText("Type a number from 1 to 203.")).toBeVisible();
    await positions.getByRole("textbox", { name: "Position" }).fill("203");
    await positions.getByRole("button", { name: "Move", exact: true }).click();
    await expect(page).toHaveURL(/page=3/);
    await expect(names(page)).toHaveCount(3);
    await expect(names(page).last()).toHaveText(first);
    await expect(handle).toBeFocused();
    await expect(handle).toBeInViewport();
    await expect.poll(stored).toEqual(moved(101, 203));
    await page.reload();
    await expect(names(page).last()).toHaveText(first);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test("a move to another page of a list is undone if it cannot be saved, and the list shows the place again", async ({
  page,
  context,
  request,
  newUser,
  login,
  allowedErrors,
}) => {
  allowedErrors.push(/Failed to load resource|net::ERR|Failed to fetch/);
  const user = await newUser();
  const ids = await manyPlaceIds(request, 101);
  const id = await createList(request, user, { places: ids.map((placeId) => ({ placeId })) });
  await login(user);
  await page.goto(`/my/lists/${id}?page=2`);
  await expect(rows(page)).toHaveCount(1);
  const name = (await names(page).first().textContent()) ?? "";
  const handle = button(page, `Move ${name}`);
  await context.setOffline(true);
  await handle.focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByRole("alert").filter({ hasText: "Your last change was not saved" })).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await expect(names(page)).toHaveText([name]);
  await expect(handle).toBeFocused();
});

test("what two devices change in a list at the same time is all kept", async ({ page, request, newUser, login }) => {
  const user = await newUser();
  const id = await createList(request, user);
  const headers = authorization(user);
  const path = `/api/lists/${id}`;
  await login(user);
  await page.goto(`/my/lists/${id}`);
  await expect(names(page)).toHaveText(NAMES);
  await request.post(`${path}/places`, { headers, data: { places: [{ placeId: "allard", note: "By phone." }] } });
  await request.patch(`${path}/places/angelina`, { headers, data: { note: "The Mont Blanc." } });
  await request.patch(path, { headers, data: { name: "Monday" } });
  const release = await pauseRequests(page, "OwnList");
  await page.getByRole("checkbox", { name: "Been there: Angelina" }).check();
  await button(page, "Move Le Grand Rex").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(names(page)).toHaveText(["Angelina", "Le Grand Rex", "Marché des Enfants Rouges"]);
  await expect.poll(async () => (await readList(request, user, id)).places[0].placeId).toBe("angelina");
  release();
  await expect(names(page)).toHaveText(["Angelina", "Le Grand Rex", "Marché des Enfants Rouges", "Allard"]);
  await expect(pageHeading(page)).toHaveText("Monday");
  const { places } = await readList(request, user, id);
  expect(places[0]).toMatchObject({ placeId: "angelina", note: "The Mont Blanc.", visited: true });
  expect(places[3]).toMatchObject({ placeId: "allard", note: "By phone." });
});

test("a page of a list can be loaded again after a failure, and the pages before it stay", async ({
  page,
  request,
  newUser,
  login,
  allowedErrors,
}) => {
  allowedErrors.push(/Failed to load resource/);
  const user = await newUser();
  const ids = await manyPlaceIds(request, 101);
  const id = await createList(request, user, { places: ids.map((placeId) => ({ placeId })) });
  await login(user);
  await page.goto(`/my/lists/${id}`);
  await expect(rows(page)).toHaveCount(100);
  const outage = await mockOperation(page, "OwnList", { status: 503, body: "{}" });
  await button(page, "Page 2").click();
  await expect(button(page, "Try again")).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(100);
  await page.goForward();
  await expect(button(page, "Try again")).toBeVisible();
  outage.restore();
  await button(page, "Try again").click();
  await expect(rows(page)).toHaveCount(1);
  await button(page, /^Remove /).click();
  await expect(rows(page)).toHaveCount(100);
});

test("'Add to list…' keeps the note of a place that another browser has meanwhile added to the list", async ({
  page,
  request,
  newUser,
  login,
}) => {
  const user = await newUser();
  const id = await createList(request, user, { places: [] });
  await login(user);
  await page.goto("/places/angelina");
  await button(page, "Add to list…").click();
  const add = dialog(page, "Add Angelina to lists");
  await add.getByRole("checkbox", { name: /Sunday/ }).check();
  const note = "The hot chocolate.";
  const data = { places: [{ placeId: "angelina", note }] };
  await request.post(`/api/lists/${id}/places`, { headers: authorization(user), data });
  await add.getByRole("button", { name: "Save" }).click();
  await expect(add).toBeHidden();
  expect((await readList(request, user, id)).places).toMatchObject([{ placeId: "angelina", note }]);
});

test("a failed save keeps the typed text, which is saved on the next press without undoing changes elsewhere", async ({
  page,
  request,
  newUser,
  login,
  allowedErrors,
}) => {
  allowedErrors.push(/Failed to load resource/);
  const user = await newUser();
  const id = await createList(request, user);
  await login(user);
  await page.goto(`/my/lists/${id}`);
  await button(page, "Edit").click();
  const edit = dialog(page, "Edit list");
  await edit.getByRole("textbox", { name: "Name" }).fill("Monday");
  const outage = await mockOperation(page, "UpdateList", { status: 503, body: "{}" });
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(edit.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
  await expect(edit.getByRole("textbox", { name: "Name" })).toHaveValue("Monday");
  outage.restore();
  const data = { places: [{ placeId: "allard" }] };
  await request.post(`/api/lists/${id}/places`, { headers: authorization(user), data });
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(edit).toBeHidden();
  await expect(pageHeading(page)).toHaveText("Monday");
  expect(await readList(request, user, id)).toMatchObject({ name: "Monday", count: 4 });
});

test("a note that waited for the connection is appended to a note that was saved elsewhere meanwhile", async ({
  page,
  context,
  request,
  newUser,
  login,
  allowedErrors,
}) => {
  allowedErrors.push(/Failed to load resource|net::ERR|Failed to fetch/);
  const user = await newUser();
  const id = await createList(request, user);
  const changeElsewhere = (note: string) =>
    request.patch(`/api/lists/${id}/places/angelina`, { headers: authorization(user), data: { note } });
  await login(user);
  await page.goto(`/my/lists/${id}`);
  await button(page, "Add a note: Angelina").click();
  const edit = dialog(page, "Note on Angelina");
  await edit.getByRole("textbox", { name: "Note" }).fill("The hot chocolate.");
  await context.setOffline(true);
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(edit.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
  await changeElsewhere("Closed in August.");
  await context.setOffline(false);
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(edit).toBeHidden();
  await expect(rows(page).nth(1)).toContainText("The hot chocolate.");
  const note = "Closed in August.\n\nThe hot chocolate.";
  expect((await readList(request, user, id)).places[1]).toMatchObject({ note });

  await changeElsewhere("Open again.");
  await page.getByRole("checkbox", { name: "Been there: Angelina" }).check();
  await expect(rows(page).nth(1)).toContainText("Open again.");
  expect((await readList(request, user, id)).places[1]).toMatchObject({ note: "Open again.", visited: true });
});

test("an unsaved edit of a list is kept when the session ends and the user signs in again, when the page is left, and after Escape", async ({
  page,
  request,
  newUser,
  login,
  allowedErrors,
}) => {
  allowedErrors.push(/Failed to load resource/);
  const user = await newUser();
  await createList(request, user);
  await login(user);
  await page.goto("/my/lists");
  await page.getByRole("link", { name: /^Sunday/ }).click();
  await button(page, "Edit").click();
  const edit = dialog(page, "Edit list");
  await edit.getByRole("textbox", { name: /^Note/ }).fill("Two hours of typing.");
  await request.post("/api/auth/logout", { headers: authorization(user) });
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Log in to see your lists.")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await field(page, "Email").fill(user.email);
  await field(page, "Password").fill(user.password);
  await submit(page).click();
  await expect(tab(page, "Favorites")).toBeVisible();
  await page.goBack();
  await expect(edit.getByRole("textbox", { name: /^Note/ })).toHaveValue("Two hours of typing.");
  // The page is left while the dialog is open.
  await page.goForward();
  await expect(edit).toBeHidden();
  await page.goBack();
  await expect(edit.getByRole("textbox", { name: /^Note/ })).toHaveValue("Two hours of typing.");
  await page.keyboard.press("Escape");
  await expect(edit).toBeHidden();
  await button(page, "Edit").click();
  await edit.getByRole("textbox", { name: /^Note/ }).fill("Three hours of typing.");
  await page.goForward();
  await expect(edit).toBeHidden();
  await page.goBack();
  await expect(edit.getByRole("textbox", { name: /^Note/ })).toHaveValue("Three hours of typing.");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(edit).toBeHidden();
  await expect(page.getByRole("main").getByText("Three hours of typing.")).toBeVisible();
});

test("the owner exports and prints a private list", async ({ page, request, newUser, login }) => {
  const user = await newUser();
  const id = await createList(request, user, { places: [{ placeId: "angelina", note: "Hot chocolate." }] });
  await login(user);
  await page.goto(`/my/lists/${id}`);
  const download = page.waitForEvent("download");
  await button(page, "Export").click();
  await page.getByRole("menuitem", { name: "KML" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("Sunday.kml");
  expect(await readFile(await file.path(), "utf8")).toContain("Hot chocolate.");
  await page.emulateMedia({ media: "print" });
  await expect(rows(page)).toContainText("226 Rue de Rivoli");
  await expect(page.getByText("Hot chocolate.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("button").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("checkbox").filter({ visible: true })).toHaveCount(0);
});

test("a reader saves a shared list to the favorites, copies it and exports it", async ({
  page,
  request,
  newUser,
  login,
}) => {
  const owner = await newUser();
  const id = await createList(request, owner, { places: [{ placeId: "angelina", note: "Hot chocolate." }] });
  const { url } = await (await request.post(`/api/lists/${id}/share`, { headers: authorization(owner) })).json();
  const path = new URL(url, "http://x").pathname;
  await page.goto(path);
  await button(page, "Save to my favorites").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const reader = await newUser();
  await login(reader);
  await page.goto(path);
  await button(page, "Save to my favorites").click();
  await expect(button(page, "Saved")).toBeVisible();
  await expect(button(page, "Remove Angelina from favorites")).toBeVisible();
  const download = page.waitForEvent("download");
  await button(page, "Export").click();
  await page.getByRole("menuitem", { name: "GPX" }).click();
  expect((await download).suggestedFilename()).toBe("Sunday.gpx");
  await button(page, "Copy as my own list").click();
  await expect(page).toHaveURL(/\/my\/lists\/[\w-]+$/);
  await expect(pageHeading(page)).toHaveText("Sunday");
  await expect(rows(page).first()).toContainText("Hot chocolate.");
});
