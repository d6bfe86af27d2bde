import type { Locator, Page } from "@playwright/test";
import { isResponseTo, operationOf } from "./graph-requests.ts";
import {
  accountButton,
  alert,
  dialog,
  expect,
  logInButton,
  mockOperation,
  openSignedIn,
  pageHeading,
  pauseRequests,
  routeOperation,
  test,
} from "./test.ts";

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

/** The GraphQL response to a form's mutation. */
const refusal = (mutation: string, result: object) => ({ body: JSON.stringify({ data: { [mutation]: result } }) });

for (const width of [390, 1440]) {
  test(`at ${width} px, one press near the edge of a button of the account dialog is enough to leave the form`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    await logInButton(page).click();
    const form = signUpForm(page);
    const other = form.getByRole("button", { name: "Sign In" });
    const { height = 0 } = (await other.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(width < 768 ? 44 : 24);
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
}

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

test("signing up with the email of an existing account shows an error until the visitor types", async ({
  page,
  newUser,
}) => {
  const { email } = await newUser();
  await page.goto("/");
  const form = await openSignUp(page);
  await fillIn(form, { Email: email, Password: "canal-saint-martin", "Confirm Password": "canal-saint-martin" });
  await submit(form).click();
  await expect(alert(form)).toHaveText(["An account with this email already exists"]);
  await field(form, "Password").press("End");
  await field(form, "Password").pressSequentially("!");
  await expect(alert(form)).toHaveCount(0);
  await form.getByRole("button", { name: "Continue Without Account" }).click();
  await expect(form).toBeHidden();
  await expect(logInButton(page)).toBeFocused();
});

test("signing in with a wrong password shows an error, and with the right password leads from a place's page to '/'", {
  tag: "@journey",
}, async ({ page, newUser }) => {
  const { email, name, password } = await newUser();
  await page.goto("/places/tour-eiffel");
  const form = await openSignIn(page);
  await expect(form.getByText("Sign in to access the product.")).toBeVisible();
  await expect(submit(form)).toHaveText("Sign In");
  await expect(submit(form)).toBeDisabled();
  await fillIn(form, { Email: email, Password: "pont-mirabeau" });
  await submit(form).click();
  await expect(alert(form)).toHaveText(["The email or the password is not right"]);
  await field(form, "Password").fill(password);
  await expect(alert(form)).toHaveCount(0);
  const release = await pauseRequests(page, "LogIn");
  await submit(form).click();
  await expect(submit(form)).toHaveText("Signing in...");
  release();
  await expect(accountButton(page, name)).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole("article")).toHaveCount(48);
});

test.describe("a sign-up that fails", () => {
  test.use({ allowedErrors: [/status of 500|net::ERR/] });

  const FAILURES = [
    [
      refusal("signUp", { __typename: "SignedIn", token: null, user: null }),
      "Signup failed: Invalid response from server",
    ],
    [
      refusal("signUp", { __typename: "TooManyAttempts", message: "Please wait 4 minutes.", retryAfter: 240 }),
      "Please wait 4 minutes.",
    ],
    [{ status: 500, body: '{"error":"The database is away."}' }, "The database is away."],
    [{ contentType: "text/html", body: "<h1>Oops</h1>" }, "Signup failed. Please try again."],
    ["no response", "Flâneur does not answer. Check your connection and try again."],
  ] as const;

  test("shows an error, keeps the typed values, and can be submitted again", async ({ page, context, newPerson }) => {
    const { email, name, password } = newPerson();
    await page.goto("/");
    const form = await openSignUp(page);
    await fillIn(form, { Email: email, Password: password, "Confirm Password": password });
    for (const [reply, message] of FAILURES) {
      await context.setOffline(reply === "no response");
      const server = reply === "no response" ? null : await mockOperation(page, "SignUp", reply);
      await submit(form).click();
      await expect(alert(form)).toHaveText([message]);
      await expect(field(form, "Email")).toHaveValue(email);
      await expect(field(form, "Password")).toHaveValue(password);
      server?.restore();
    }
    await context.setOffline(false);
    await submit(form).click();
    await expect(accountButton(page, name)).toBeVisible();
  });
});

test("a page that opens keeps the session and does not show 'Log In' while the session is verified", async ({
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
  await expect(accountButton(page, user.name)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(48);
  const verified = page.waitForResponse(isResponseTo("Verify"));
  release();
  await (await verified).finished();
  await expect(accountButton(page, user.name)).toBeVisible();
  expect(await seen()).toBeNull();
});

test.describe("a page that is left before the server has verified its session", () => {
  test.use({ allowedErrors: [/net::ERR_FAILED/] });

  /** Opens a page, and leaves it while the server verifies its session. Resolves when the request is aborted. */
  async function leaveWhileVerifying(page: Page): Promise<void> {
    const left = Promise.withResolvers<void>();
    await routeOperation(page, "Verify", async (route) => {
      await left.promise;
      await route.abort();
    });
    await page.goto("/");
    // A browser aborts the requests at this event or just before. The page may still run then.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
    const aborted = page.waitForEvent("requestfailed", (request) => operationOf(request)?.operationName === "Verify");
    left.resolve();
    await aborted;
    await page.unrouteAll();
  }

  test("does not end the session, although its request is aborted", async ({ page, newUser, login }) => {
    const user = await newUser();
    await login(user);
    await leaveWhileVerifying(page);
    await page.goto("/about");
    await expect(accountButton(page, user.name)).toBeVisible();
  });

  test("verifies its session again when the browser shows the same page again", async ({ page, newUser, login }) => {
    const user = await newUser();
    await login(user);
    await leaveWhileVerifying(page);
    const verified = page.waitForResponse(isResponseTo("Verify"));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    expect((await verified).ok()).toBe(true);
    await expect(accountButton(page, user.name)).toBeVisible();
  });
});

test("a page that the browser shows again signs out if the session has ended in another tab meanwhile", async ({
  page,
  newUser,
  login,
}) => {
  const user = await newUser();
  await login(user);
  await openSignedIn(page, "/");
  await expect(accountButton(page, user.name)).toBeVisible();
  // A page receives no storage event for its own changes: here only `pageshow` makes it read the storage.
  await page.evaluate(() => {
    localStorage.removeItem("authToken");
    localStorage.removeItem("auth-storage");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(logInButton(page)).toBeVisible();
});

test("a search after the server has ended the session signs the user out and still finds places", async ({
  page,
  newUser,
  login,
  request,
}) => {
  const user = await newUser();
  await login(user);
  await openSignedIn(page, "/");
  await expect(accountButton(page, user.name)).toBeVisible();
  const ended = await request.post("/api/auth/logout", { headers: { authorization: `Bearer ${user.token}` } });
  expect(ended.ok()).toBe(true);
  await page.getByRole("combobox").first().fill("creperie");
  await expect(logInButton(page)).toBeVisible();
  await expect(page.getByRole("article", { name: "Crêperie de Josselin" })).toBeVisible();
  await expect(page).toHaveURL(/search=creperie$/);
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("a stored session", () => {
  test.use({ allowedErrors: [/status of 500/] });

  test("is removed if its verification fails with status 500, and the listing is shown", async ({
    page,
    newUser,
    login,
  }) => {
    await login(await newUser());
    await mockOperation(page, "Verify", { status: 500 });
    await page.goto("/?types=Museum");
    await expect(logInButton(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
    await expect(page).toHaveURL(/\/\?types=Museum$/);
    await expect(pageHeading(page)).toHaveText(/^\d+ places/);
  });
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

test("an account can be created and logged out by keyboard alone", async ({ page, newPerson }) => {
  const { email, name, password } = newPerson();
  await page.goto("/");
  await expect(page.getByRole("article")).toHaveCount(48);
  await logInButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(field(signUpForm(page), "Email")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(logInButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field(signUpForm(page), "Email")).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  // Skips the button that shows the password.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(field(signUpForm(page), "Confirm Password")).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(accountButton(page, name)).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).focus();
  await page.keyboard.press("Enter");
  await expect(logInButton(page)).toBeVisible();
});
