import type { Locator, Page } from "@playwright/test";
import { isResponseTo, operationOf } from "./graph-requests.ts";
import { accountButton, alert, dialog, expect, logInButton, pageHeading, pauseRequests, test } from "./test.ts";

const signUpForm = (page: Page) => dialog(page, "Create Account");
const signInForm = (page: Page) => dialog(page, "Welcome Back");
const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true });
const submit = (form: Locator) => form.locator("button[type=submit]");

async function openSignUp(page: Page): Promise<Locator> {
  await logInButton(page).click();
  await expect(signUpForm(page)).toBeVisible();
  return signUpForm(page);
}

async function openSignIn(page: Page): Promise<Locator> {
  const form = await openSignUp(page);
  await form.getByRole("button", { name: "Sign In" }).click();
  await expect(signInForm(page)).toBeVisible();
  return signInForm(page);
}

async function fillIn(form: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await field(form, label).fill(text);
}

test(`at 390 px, one press near the edge of a button of the account dialog is enough to leave the form`, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await logInButton(page).click();
  const form = signUpForm(page);
  const other = form.getByRole("button", { name: "Sign In" });
  const { height = 0 } = (await other.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  await field(form, "Email").focus();
  await other.click({ position: { x: 8, y: 3 } });
  await expect(signInForm(page)).toBeVisible();
  await signInForm(page).getByRole("button", { name: "Create Account" }).click();
  // The emptied field shows an error when it loses the focus.
  await field(form, "Email").fill("c");
  await field(form, "Email").fill("");
  await form.getByRole("button", { name: "Continue Without Account" }).click({ position: { x: 8, y: 3 } });
  await expect(form).toBeHidden();
});

test("'Log In' opens the sign-up form, the form validates each field, and signing up keeps the filters", {
  tag: "@journey",
}, async ({ page, newPerson }) => {
  const { email, name, password } = newPerson();
  await page.goto("/?types=Museum");
  await expect(pageHeading(page)).toHaveText(/^\d+ places$/);
  const count = await pageHeading(page)
    .filter({ hasText: /^\d+ places$/ })
    .innerText();
  const form = await openSignUp(page);
  await expect(form.getByText("Join to discover amazing places in Paris")).toBeVisible();
  await expect(field(form, "Password")).toHaveAttribute("placeholder", "Create a password (min 6 characters)");
  await expect(submit(form)).toHaveText("Create Account");
  await expect(submit(form)).toBeDisabled();

  // An empty field shows an error only if it was filled before.
  for (const label of ["Email", "Password", "Confirm Password"]) {
    await field(form, label).focus();
    await field(form, label).blur();
  }
  await expect(alert(form)).toHaveCount(0);
  for (const label of ["Email", "Password", "Confirm Password"]) {
    await field(form, label).fill("c");
    await field(form, label).fill("");
    await field(form, label).blur();
  }
  await expect(alert(form)).toHaveText(["Email is required", "Password is required", "Please confirm your password"]);
  await fillIn(form, { Email: "camille", Password: "12345" });
  await expect(alert(form)).toHaveText(["Please confirm your password"]);
  await expect(submit(form)).toBeDisabled();

  // Submits invalid values.
  await field(form, "Confirm Password").fill("123456");
  await submit(form).click();
  await expect(alert(form)).toHaveText([
    "Please provide a valid email address",
    "Password must be at least 6 characters",
    "Passwords do not match",
  ]);
  await field(form, "Email").fill(email);
  await expect(alert(form).first()).toHaveText("Password must be at least 6 characters");
  await fillIn(form, { Password: password, "Confirm Password": password });
  await expect(alert(form)).toHaveCount(0);

  const release = await pauseRequests(page, "SignUp");
  const sent = page.waitForRequest((request) => operationOf(request)?.operationName === "SignUp");
  await submit(form).click();
  await expect(submit(form)).toHaveText("Creating Account...");
  await expect(submit(form)).toHaveAttribute("aria-disabled", "true");
  expect((await sent).postDataJSON().variables).toEqual({ username: email, password });
  release();
  await expect(form).toBeHidden();
  await expect(accountButton(page, name)).toBeVisible();
  await expect(page).toHaveURL(/\/\?types=Museum$/);
  await expect(pageHeading(page)).toHaveText(count);
});

test("a page keeps the stored session and does not show 'Log In' while the session is verified", async ({
  page,
  newUser,
  login,
}) => {
  const user = await newUser();
  await page.addInitScript(() => {
    sessionStorage.removeItem("seen");
    const look = () => {
      const seen = [...document.querySelectorAll("button")].some(
        (button) => button.textContent === "Log In" && button.checkVisibility({ visibilityProperty: true }),
      );
      if (seen) sessionStorage.setItem("seen", "Log In");
      requestAnimationFrame(look);
    };
    look();
  });
  const seen = () => page.evaluate(() => sessionStorage.getItem("seen"));
  await page.goto("/");
  await expect(logInButton(page)).toBeVisible();
  await expect.poll(seen).toBe("Log In");
  await login(user);
  const release = await pauseRequests(page, "Verify");
  await page.goto("/");
  // The server renders the page of a visitor without an account. The browser completes it with the stored session.
  await expect(accountButton(page, user.name)).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem("seen"));
  await expect(page.getByRole("article")).toHaveCount(48);
  const verified = page.waitForResponse(isResponseTo("Verify"));
  release();
  await (await verified).finished();
  await expect(accountButton(page, user.name)).toBeVisible();
  expect(await seen()).toBeNull();
});

test("a stored token that belongs to no account is removed, and '/login' opens with the sign-in form", async ({
  page,
  setLocalStorage,
}) => {
  await setLocalStorage({ authToken: "stale" });
  await page.goto("/");
  await expect(page).toHaveURL(/\/login$/);
  await expect(signInForm(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  await signInForm(page).getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole("article")).toHaveCount(48);
});

test("logging out or signing in within one tab does the same in the other tab", async ({
  page,
  context,
  newUser,
  login,
}) => {
  const user = await newUser();
  await login(user);
  await page.goto("/");
  await expect(accountButton(page, user.name)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/?tab=favorites");
  await expect(pageHeading(other)).toHaveText("No favorites yet");
  // The browser seldom renders a background page, so Playwright would press its controls slowly.
  await page.bringToFront();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(logInButton(page)).toBeVisible();
  await expect(logInButton(other)).toBeVisible();
  await expect(other.getByRole("tab", { name: "All Places", selected: true })).toBeVisible();
  const form = await openSignIn(page);
  await fillIn(form, { Email: user.email, Password: user.password });
  await submit(form).click();
  await expect(accountButton(page, user.name)).toBeVisible();
  await expect(accountButton(other, user.name)).toBeVisible();
});
