import type { APIRequestContext, Page } from "@playwright/test";
import { isResponseTo } from "./graph-requests.ts";
import {
  accountButton,
  alert,
  dialog,
  expect,
  field,
  heartOf,
  logInButton,
  type MockResponse,
  mockOperation,
  newViewDialog,
  openSignedIn,
  pauseRequests,
  submit,
  tab,
  test,
  type User,
  watchStatus,
} from "./test.ts";

const TOUR_EIFFEL = "/?search=tour+eiffel";
const expectHeartPressed = (page: Page, value: boolean) =>
  expect(heartOf(page, "Tour Eiffel")).toHaveAttribute("aria-pressed", String(value));
const errorResponse = (status: number, error: string): MockResponse => ({ status, body: JSON.stringify({ error }) });

/** Failures, each with the error that a form shows. Null: the default error of the form. */
const FAILURES: readonly (readonly [MockResponse | "no response", string | null])[] = [
  ["no response", "Flâneur does not answer. Check your connection and try again."],
  [errorResponse(500, "The database is away."), "The database is away."],
  [errorResponse(429, "Too many requests. Try again in a minute."), "Too many requests. Try again in a minute."],
  [errorResponse(409, "It was changed at the same time."), "It was changed at the same time."],
  [errorResponse(412, "It has changed since."), "It has changed since."],
  [{ contentType: "text/html", body: "<h1>Oops</h1>" }, null],
  [{ body: "{" }, null],
];

async function endSession(request: APIRequestContext, { token }: User): Promise<void> {
  const response = await request.post("/api/auth/logout", { headers: { authorization: `Bearer ${token}` } });
  expect(response.ok()).toBe(true);
}

/** Opens the dialog for a new view of the listing and types a name. */
async function typeNewView(page: Page): Promise<void> {
  await page.getByRole("button", { name: "+ Add View" }).click();
  await field(page, "Name").fill("Rainy Sundays");
}

async function expectFormKept(page: Page): Promise<void> {
  await expect(submit(page)).toHaveText("Save View");
  await expect(submit(page)).toBeEnabled();
  await expect(field(page, "Name")).toHaveValue("Rainy Sundays");
}

test.describe("for each kind of failure", () => {
  test.use({ allowedErrors: [/status of (?:409|412|429|500)|net::ERR|was not (?:saved|changed)/] });

  test("a heart whose change cannot be saved returns to its previous state, and can be pressed again", {
    tag: "@journey",
  }, async ({ page, newUser, login }) => {
    await login(await newUser());
    await page.goto(TOUR_EIFFEL);
    for (const [failure] of FAILURES) {
      const server = await mockOperation(page, "SetFavorite", failure);
      await heartOf(page, "Tour Eiffel").click();
      await expect.poll(server.requests).toBe(1);
      await expectHeartPressed(page, false);
      server.restore();
    }
    await heartOf(page, "Tour Eiffel").click();
    await expect(page.getByText("Tour Eiffel added to favorites")).toBeAttached();
    await expectHeartPressed(page, true);
  });

  test("the dialog of a view that cannot be saved stays open, and the view can be saved again", async ({
    page,
    newUser,
    login,
  }) => {
    await login(await newUser());
    await page.goto("/?types=Museum");
    await typeNewView(page);
    for (const [failure] of FAILURES) {
      const server = await mockOperation(page, "CreateView", failure);
      await submit(page).click();
      await expect.poll(server.requests).toBe(1);
      await expectFormKept(page);
      server.restore();
    }
    await submit(page).click();
    await expect(newViewDialog(page)).toBeHidden();
    await expect(tab(page, "Rainy Sundays")).toBeVisible();
  });

  test("the sign-in form shows the server's message or a default one, and can be submitted again", async ({
    page,
    newUser,
  }) => {
    const { email, name, password } = await newUser();
    await page.goto("/");
    await logInButton(page).click();
    await dialog(page, "Create Account").getByRole("button", { name: "Sign In" }).click();
    const form = dialog(page, "Welcome Back");
    await field(page, "Email").fill(email);
    await field(page, "Password").fill(password);
    for (const [failure, message] of FAILURES) {
      const server = await mockOperation(page, "LogIn", failure);
      await submit(page).click();
      await expect(alert(form)).toHaveText([message ?? "Login failed. Please try again."]);
      await expect(field(page, "Password")).toHaveValue(password);
      server.restore();
    }
    await submit(page).click();
    await expect(accountButton(page, name)).toBeVisible();
  });

  test("the form for a new password shows the server's message or a default one, and can be submitted again", async ({
    page,
    newUser,
    login,
    deleteAfterTest,
  }) => {
    const user = await newUser();
    await login(user);
    await page.goto("/");
    await accountButton(page, user.name).click();
    await field(page, "Current password").fill(user.password);
    await field(page, "New password").fill("canal-saint-martin");
    await field(page, "Confirm Password").fill("canal-saint-martin");
    for (const [failure, message] of FAILURES) {
      const server = await mockOperation(page, "ChangePassword", failure);
      await page.getByRole("button", { name: "Change password" }).click();
      await expect(alert(dialog(page, "Account"))).toHaveText([message ?? "An unexpected error occurred"]);
      await expect(field(page, "New password")).toHaveValue("canal-saint-martin");
      server.restore();
    }
    const saved = await watchStatus(page, "Saved");
    await page.getByRole("button", { name: "Change password" }).click();
    await saved();
    deleteAfterTest({ ...user, password: "canal-saint-martin" });
  });

  test("logging out signs the user out even if the request fails", async ({ page, newUser, login }) => {
    for (const [failure] of FAILURES) {
      await login(await newUser());
      await page.goto(TOUR_EIFFEL);
      const server = await mockOperation(page, "LogOut", failure);
      await page.getByRole("button", { name: "Logout" }).click();
      await expect(logInButton(page)).toBeVisible();
      await expect.poll(server.requests).toBe(1);
      expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
      server.restore();
    }
  });
});

test.describe("a change that the server never responds to", () => {
  test.use({ allowedErrors: [/was not (?:saved|changed)/] });

  test("times out: the heart returns to its previous state, and the form keeps the typed name", async ({
    page,
    newUser,
    login,
  }) => {
    await login(await newUser());
    await page.goto("/?search=tour+eiffel");
    await pauseRequests(page, "SetFavorite");
    await pauseRequests(page, "CreateView");
    await heartOf(page, "Tour Eiffel").click();
    await page.getByRole("button", { name: "+ Add View" }).click();
    await field(page, "Name").fill("Rainy Sundays");
    await submit(page).click();
    await expect(submit(page)).toHaveText("Saving…");
    await expectFormKept(page);
    await page.keyboard.press("Escape");
    await expectHeartPressed(page, false);
  });
});

test.describe("after the server has ended the session", () => {
  test.use({ allowedErrors: [/was not changed/] });

  test("saving a view opens the sign-in form, and the typed name is kept after signing in", async ({
    page,
    newUser,
    login,
    request,
  }) => {
    const user = await newUser();
    await login(user);
    await openSignedIn(page, "/?types=Museum");
    await typeNewView(page);
    await endSession(request, user);
    await submit(page).click();
    const form = dialog(page, "Welcome Back");
    await expect(form).toBeVisible();
    await field(page, "Email").fill(user.email);
    await field(page, "Password").fill(user.password);
    await submit(page).click();
    await expectFormKept(page);
    await submit(page).click();
    await expect(tab(page, "Rainy Sundays")).toBeVisible();
  });

  test("a refused password change signs the user out", async ({ page, newUser, login, request }) => {
    const user = await newUser();
    await login(user);
    await openSignedIn(page, "/");
    const offer = page.waitForResponse(isResponseTo("PasswordResetOffer"));
    await accountButton(page, user.name).click();
    await offer;
    await field(page, "Current password").fill(user.password);
    await field(page, "New password").fill("canal-saint-martin");
    await field(page, "Confirm Password").fill("canal-saint-martin");
    await endSession(request, user);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(logInButton(page)).toBeVisible();
    await expect(dialog(page, "Account")).toHaveCount(0);
  });
});

test("after ten wrong passwords the sign-in form says how long to wait, even for the right password", async ({
  page,
  newUser,
  request,
}) => {
  const { email, password } = await newUser();
  const wrong = { username: email, password: "pont-mirabeau" };
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await request.post("/api/auth/login", { data: wrong })).status()).toBe(401);
  }
  await page.goto("/login");
  const form = dialog(page, "Welcome Back");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await submit(page).click();
  await expect(alert(form)).toHaveText([/1[45] minutes/]);
  await expect(field(page, "Password")).toHaveValue(password);
});

test.describe("a restart of the server", () => {
  test.slow();
  test.use({ allowedErrors: [/status of 5\d\d|net::ERR|was not (?:saved|changed)/] });

  test("keeps the session and all saved hearts and views, and a view can be saved afterwards", async ({
    page,
    programs,
  }) => {
    const folder = { DATA_DIR: programs.folder, AUTH_SECRET: "x".repeat(48) };
    const app = await programs.start("app", folder);
    await page.goto(`${app.url}/?search=tour+eiffel`);
    await logInButton(page).click();
    const person = { Email: "camille@example.org", Password: "quai-de-valmy", "Confirm Password": "quai-de-valmy" };
    for (const [label, text] of Object.entries(person)) await field(page, label).fill(text);
    await submit(page).click();
    await expect(accountButton(page, "camille")).toBeVisible();
    await heartOf(page, "Tour Eiffel").click();
    await expect(page.getByText("Tour Eiffel added to favorites")).toBeAttached();
    await page.getByRole("button", { name: "+ Add View" }).click();
    await field(page, "Name").fill("Quiet Mornings");
    await submit(page).click();
    await expect(tab(page, "Quiet Mornings")).toBeVisible();
    await page.getByRole("button", { name: "+ Add View" }).click();
    await field(page, "Name").fill("Rainy Sundays");
    await app.stop();

    await submit(page).click();
    await expectFormKept(page);
    await page.keyboard.press("Escape");
    const failed = page.waitForEvent("requestfailed");
    await heartOf(page, "Tour Eiffel").click();
    await failed;
    await expectHeartPressed(page, true);

    await programs.start("app", { ...folder, PORT: new URL(app.url).port });
    await page.getByRole("button", { name: "+ Add View" }).click();
    await field(page, "Name").fill("Rainy Sundays");
    await submit(page).click();
    await expect(newViewDialog(page)).toBeHidden();
    await page.reload();
    await expect(accountButton(page, "camille")).toBeVisible();
    for (const name of ["Quiet Mornings", "Rainy Sundays"]) await expect(tab(page, name)).toBeVisible();
    await expectHeartPressed(page, true);
  });
});
