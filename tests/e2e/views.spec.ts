import type { APIRequestContext, Page } from "@playwright/test";
import { isResponseTo } from "./graph-requests.ts";
import {
  dialog,
  expect,
  field,
  filter,
  newViewDialog,
  pauseRequests,
  submit,
  tab,
  test,
  type User,
  watchStatus,
} from "./test.ts";

const editDialog = (page: Page) => dialog(page, "Edit View");
const deletion = (page: Page) => dialog(page, "Are you sure you want to delete this view?");
const addView = (page: Page) => page.getByRole("button", { name: "+ Add View" });
const changes = (page: Page) => page.getByText("Changed", { exact: true });
const chips = (page: Page) => page.getByRole("list", { name: "Active filters" }).getByRole("listitem");

interface SavedView {
  readonly id: string;
  readonly name: string;
}

const authorization = ({ token }: User) => ({ authorization: `Bearer ${token}` });
const viewOf = (name: string, types: readonly string[]) => ({
  name,
  filters: { types, tags: [], arrondissements: [] },
});

/** Saves a view with these types on the server, as the user would in another browser. */
async function saveView(
  request: APIRequestContext,
  user: User,
  name: string,
  types: readonly string[],
): Promise<SavedView> {
  const data = viewOf(name, types);
  const response = await request.post("/api/views", { data, headers: authorization(user) });
  expect(response.status()).toBe(201);
  const { id } = await response.json();
  return { id, name };
}

/** Resolves when the server has stored the new order of the views. */
const orderSaved = async (page: Page) => {
  const response = await page.waitForResponse(isResponseTo("MoveView"));
  await response.finished();
};

test("a view of the current filters is saved, applied, changed, reverted and updated", { tag: "@journey" }, async ({
  page,
  newUser,
  login,
}) => {
  await login(await newUser());
  await page.goto("/?types=Museum&arrondissements=75004");
  await expect(chips(page)).toHaveCount(2);
  await addView(page).click();
  await expect(newViewDialog(page).getByRole("switch", { name: "Use Current Filters" })).toBeChecked();
  await expect(newViewDialog(page).getByRole("list", { name: "Use Current Filters" })).toContainText("Museum");
  await expect(submit(page)).toBeDisabled();
  await field(page, "Name").fill("Rainy Sundays");
  await field(page, "Description (optional)").fill("With a roof");
  const release = await pauseRequests(page, "CreateView");
  await submit(page).click();
  await expect(submit(page)).toHaveText("Saving…");
  await expect(newViewDialog(page)).toBeVisible();
  release();
  await expect(newViewDialog(page)).toBeHidden();
  const sundays = page.getByRole("tab", { name: /^Rainy Sundays/ });
  await page.goto("/");
  await sundays.click();
  await expect(sundays).toHaveAttribute("aria-selected", "true");
  await expect(chips(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\?tab=view-[\w-]+&types=Museum&arrondissements=75004$/);

  await filter(page, "Bar").click();
  await expect(changes(page)).toBeVisible();
  await expect(sundays).toHaveAccessibleName(/^Rainy Sundays ?, changed$/);
  await page.getByRole("button", { name: "Revert" }).click();
  await expect(filter(page, "Bar")).not.toBeChecked();
  await expect(changes(page)).toHaveCount(0);
  await filter(page, "Bar").click();
  const updated = await watchStatus(page, "View updated");
  await page.getByRole("button", { name: "Update" }).click();
  await updated();
  await expect(sundays).toHaveAccessibleName("Rainy Sundays");

  await tab(page, "All Places").click();
  await expect(chips(page)).toHaveCount(0);
  await expect(page).toHaveURL(/:\d+\/$/);
  await sundays.click();
  await expect(chips(page)).toHaveCount(3);
  await expect(changes(page)).toHaveCount(0);
});

test("a view that is deleted in one tab of the browser disappears from the other tab", async ({
  page,
  context,
  request,
  newUser,
  login,
}) => {
  const user = await newUser();
  await saveView(request, user, "Rainy Sundays", ["Museum"]);
  await login(user);
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/");
  await expect(tab(other, "Rainy Sundays")).toBeVisible();
  // When this code has loaded, the other tab listens to changes of views in the first tab.
  await other.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("after-hydration")),
  );
  await tab(page, "Rainy Sundays").click();
  await page.getByRole("button", { name: "Delete Rainy Sundays" }).click();
  await deletion(page).getByRole("button", { name: "Delete" }).click();
  await expect(tab(page, "Rainy Sundays")).toHaveCount(0);
  await expect(tab(other, "Rainy Sundays")).toHaveCount(0);
});

test("a view that was changed elsewhere keeps that change when another field is saved", async ({
  page,
  newUser,
  login,
  request,
}) => {
  const user = await newUser();
  const { id } = await saveView(request, user, "Rainy Sundays", ["Museum"]);
  await login(user);
  await page.goto(`/?tab=view-${id}&types=Museum`);
  await page.getByRole("button", { name: "Edit Rainy Sundays" }).click();
  await field(page, "Name").fill("Wet Sundays");
  const change = (data: object) => request.patch(`/api/views/${id}`, { data, headers: authorization(user) });
  expect((await change({ description: "With a roof" })).ok()).toBe(true);
  await submit(page).click();
  await expect(editDialog(page)).toBeHidden();
  await expect(tab(page, "Wet Sundays")).toBeVisible();
  expect((await change({ name: "Dry Sundays" })).ok()).toBe(true);
  await filter(page, "Bar").click();
  const updated = await watchStatus(page, "View updated");
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await updated();
  const saved = await (await request.get(`/api/views/${id}`, { headers: authorization(user) })).json();
  expect(saved).toMatchObject({
    name: "Dry Sundays",
    description: "With a roof",
    filters: { types: ["Museum", "Bar"] },
  });
  await expect(page.getByRole("tab", { name: /^Dry Sundays/ })).toBeVisible();
});

test("if the views do not fit into the tab bar, they can be reordered in a menu by keyboard and pointer", async ({
  page,
  newUser,
  login,
  request,
}) => {
  const user = await newUser();
  const [first = "", second = "", ...others] = "ABCDEFGHIJKL"
    .split("")
    .map((letter) => `A view with a long name ${letter}`);
  for (const name of [first, second, ...others]) await saveView(request, user, name, ["Museum"]);
  await login(user);
  await page.goto("/");
  await expect(page.getByRole("tab")).toHaveText(["All Places", "Favorites", first, second, ...others]);
  await page.getByRole("button", { name: "All views" }).click();
  await page.getByRole("menuitem", { name: first, exact: true }).focus();
  const byKey = orderSaved(page);
  await page.keyboard.press("Alt+ArrowDown");
  await byKey;
  await page.reload();
  await expect(page.getByRole("tab")).toHaveText(["All Places", "Favorites", second, first, ...others]);
  await page.getByRole("button", { name: "All views" }).click();
  const row = (name: string) => page.getByRole("menuitem", { name, exact: true });
  const byPointer = orderSaved(page);
  await row(first).dragTo(row(second), { steps: 5 });
  await byPointer;
  await page.reload();
  await expect(page.getByRole("tab")).toHaveText(["All Places", "Favorites", first, second, ...others]);
});

test("the tabs of views can be reordered by dragging and by Alt with an arrow key", async ({
  page,
  newUser,
  login,
  request,
}) => {
  const user = await newUser();
  for (const name of ["Museums", "Bars", "Parks"]) await saveView(request, user, name, ["Museum"]);
  await login(user);
  await page.goto("/");
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText(["All Places", "Favorites", "Museums", "Bars", "Parks"]);
  const byPointer = orderSaved(page);
  await tab(page, "Museums").dragTo(tab(page, "Parks"), { steps: 8 });
  await byPointer;
  await expect(tabs).toHaveText(["All Places", "Favorites", "Bars", "Parks", "Museums"]);
  await expect(page.getByText("Museums moved to 3 of 3")).toBeAttached();
  const byKey = orderSaved(page);
  await tab(page, "Parks").focus();
  await page.keyboard.press("Alt+ArrowLeft");
  await byKey;
  await expect(tab(page, "Parks")).toBeFocused();
  await page.reload();
  await expect(tabs).toHaveText(["All Places", "Favorites", "Parks", "Bars", "Museums"]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the views in the panel can be reordered by touch", async ({ page, newUser, login, request }) => {
    const user = await newUser();
    for (const name of ["Museums", "Bars", "Parks"]) await saveView(request, user, name, ["Museum"]);
    await login(user);
    await page.goto("/");
    await page.getByRole("button", { name: /^Views/ }).click();
    const panel = dialog(page, "Views");
    const handle = (name: string) => panel.getByRole("button", { name: `Move ${name}` });
    const rows = panel.getByRole("button", { name: /^(Museums|Bars|Parks)/ });
    await expect(rows).toHaveText([/^Museums/, /^Bars/, /^Parks/]);
    await expect.poll(() => panel.boundingBox()).toMatchObject({ x: 0, y: 0 });
    const from = await handle("Museums").boundingBox();
    const to = await handle("Parks").boundingBox();
    if (from === null || to === null) throw new Error("The handles are not on the screen.");
    expect(Math.min(from.width, from.height)).toBeGreaterThanOrEqual(44);
    const devTools = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", y: number | null) =>
      devTools.send("Input.dispatchTouchEvent", { type, touchPoints: y === null ? [] : [{ x: from.x + 22, y }] });
    const saved = orderSaved(page);
    await touch("touchStart", from.y + 22);
    for (let step = 1; step <= 6; step += 1) await touch("touchMove", from.y + 22 + ((to.y + 12 - from.y) * step) / 6);
    await expect(rows).toHaveText([/^Bars/, /^Parks/, /^Museums/]);
    await touch("touchEnd", null);
    await saved;
    await expect(panel.getByRole("menu")).toHaveCount(0);
    await page.reload();
    await expect(rows).toHaveText([/^Bars/, /^Parks/, /^Museums/]);
  });
});

test.describe("at 768 px", () => {
  test.use({ viewport: { width: 768, height: 1024 } });
  test("the page has a tab bar and a sidebar in place of the button 'Views'", async ({ page, newUser, login }) => {
    await login(await newUser());
    await page.goto("/?types=Museum");
    await expect(filter(page, "Museum")).toBeChecked();
    await expect(page.getByRole("button", { name: "Views" })).toBeHidden();
    await tab(page, "All Places").click();
    await expect(filter(page, "Museum")).not.toBeChecked();
    await expect(page).toHaveURL("/");
  });
});
