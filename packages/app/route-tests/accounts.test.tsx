import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { openPage } from "../testing/open-page.tsx";
import { problem } from "../testing/problems.ts";
import { type Account, callRest, inventPerson, newUser } from "../testing/route-servers.ts";
import {
  article,
  button,
  dialog,
  expectHeading,
  expectNoDialog,
  fillField,
  type Part,
  press,
  pressRole,
  search,
  signIn,
} from "./steps.ts";

const signUpForm = async () => within(await dialog("Create Account"));
const signInForm = async () => within(await dialog("Welcome Back"));
const accountDialog = async () => within(await dialog("Account"));
const accountButton = ({ name }: Pick<Account, "name">) => button(`${name}, account`);

/** Waits until the alerts of a form that have a text are these. */
const expectAlerts = (form: () => Promise<Part>, ...texts: readonly (string | RegExp)[]) =>
  waitFor(async () => {
    const alerts = (await form()).queryAllByRole("alert").map(({ textContent }) => textContent);
    expect(alerts.filter((text) => text !== "")).toEqual(
      texts.map((text) => (typeof text === "string" ? text : expect.stringMatching(text))),
    );
  });

async function fillIn(user: UserEvent, form: Part, fields: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(fields)) await fillField(user, form, label, text);
}

async function openSignIn(user: UserEvent): Promise<void> {
  await press(user, "Log In");
  await press(user, "Sign In", await signUpForm());
  await signInForm();
}

describe("the form to sign up or to sign in", () => {
  it("shows an error for the email of an existing account until the visitor types", async () => {
    const { email } = await newUser();
    const { user } = await openPage("/");
    await press(user, "Log In");
    const form = await signUpForm();
    const password = "canal-saint-martin";
    await fillIn(user, form, { Email: email, Password: password, "Confirm Password": password });
    await press(user, "Create Account", form);
    await expectAlerts(signUpForm, "An account with this email already exists");
    await user.type(await form.findByLabelText("Password"), "!");
    await expectAlerts(signUpForm);
    await press(user, "Continue Without Account", form);
    await expectNoDialog();
    expect(document.activeElement).toBe(await button("Log In"));
  });

  it("shows an error for a wrong password, and with the right one leads from a place's page to '/'", async () => {
    const account = await newUser();
    const { user, network } = await openPage("/places/tour-eiffel");
    await openSignIn(user);
    const form = await signInForm();
    form.getByText("Sign in to access the product.");
    expect(await button("Sign In", form)).toHaveProperty("disabled", true);
    await signIn(user, { ...account, password: "pont-mirabeau" });
    await expectAlerts(signInForm, "The email or the password is not right");
    await fillField(user, form, "Password", account.password);
    await expectAlerts(signInForm);
    const release = network.pause("LogIn");
    await press(user, "Sign In", form);
    await button("Signing in...", form);
    release();
    await accountButton(account);
    expect(location.pathname).toBe("/");
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(48));
  });

  it("shows each failure of a sign-up, keeps the typed values, and can be submitted again", async () => {
    const person = inventPerson();
    const { user, network } = await openPage("/");
    await press(user, "Log In");
    const form = await signUpForm();
    const { email, password } = person;
    await fillIn(user, form, { Email: email, Password: password, "Confirm Password": password });
    const refusal = (result: object) => () => Response.json({ data: { signUp: result } });
    const wait = "Please wait 4 minutes.";
    const failures = [
      [refusal({ __typename: "SignedIn", token: null, user: null }), "Signup failed: Invalid response from server"],
      [refusal(problem("TOO_MANY_ATTEMPTS", wait)), wait],
      [() => Response.json({ error: "The database is away." }, { status: 500 }), "The database is away."],
      [
        () => new Response("<h1>Oops</h1>", { headers: { "content-type": "text/html" } }),
        "Signup failed. Please try again.",
      ],
      ["no response", "Flâneur does not answer. Check your connection and try again."],
    ] as const;
    for (const [response, message] of failures) {
      const restore = network.mock("SignUp", response);
      await press(user, "Create Account", form);
      await expectAlerts(signUpForm, message);
      expect(await form.findByLabelText("Email")).toHaveProperty("value", email);
      expect(await form.findByLabelText("Password")).toHaveProperty("value", password);
      restore();
    }
    await press(user, "Create Account", form);
    await accountButton(person);
  });

  it("says after ten wrong passwords how long to wait, even for the right password", async () => {
    const account = await newUser();
    const { user, network } = await openPage("/login");
    const wrong = JSON.stringify({ username: account.email, password: "pont-mirabeau" });
    for (let guess = 0; guess < 10; guess += 1) {
      const headers = { "content-type": "application/json" };
      const refused = await network.fetch("/api/auth/login", { method: "POST", headers, body: wrong });
      expect(refused.status).toBe(401);
    }
    await signIn(user, account);
    await expectAlerts(signInForm, /1[45] minutes/);
    expect(await (await signInForm()).findByLabelText("Password")).toHaveProperty("value", account.password);
  });

  it("can be used by keyboard alone, and so can 'Logout'", async () => {
    const person = inventPerson();
    const { user } = await openPage("/");
    const expectFocused = (label: string) =>
      waitFor(async () => expect(document.activeElement).toBe(await (await signUpForm()).findByLabelText(label)));
    const logIn = await button("Log In");
    act(() => logIn.focus());
    await user.keyboard("{Enter}");
    await expectFocused("Email");
    await user.keyboard("{Escape}");
    await waitFor(async () => expect(document.activeElement).toBe(await button("Log In")));
    await user.keyboard("{Enter}");
    await expectFocused("Email");
    await user.keyboard(person.email);
    await user.tab();
    await user.keyboard(person.password);
    // Skips the button that shows the password.
    await user.tab();
    await user.tab();
    await expectFocused("Confirm Password");
    await user.keyboard(`${person.password}{Enter}`);
    await accountButton(person);
    const logOut = await button("Logout");
    act(() => logOut.focus());
    await user.keyboard("{Enter}");
    await button("Log In");
  });
});

describe("a session", () => {
  it("is kept when the page is left before the server has verified it, and is verified when the page is shown again", async () => {
    const session = await newUser();
    const { network, reload } = await openPage("/about", { session });
    await accountButton(session);
    const resume = network.pause("Verify");
    const restore = network.mock("Verify", "no response");
    history.replaceState(null, "", "/");
    const before = network.requests("Verify").length;
    await reload();
    await waitFor(() => expect(network.requests("Verify").length).toBeGreaterThan(before));
    await act(async () => void dispatchEvent(new Event("pagehide")));
    resume();
    await article("Afaria");
    await accountButton(session);
    restore();
    expect(localStorage.getItem("authToken")).toBe(session.token);
    const sent = network.requests("Verify").length;
    const shown = Object.assign(new Event("pageshow"), { persisted: true });
    await act(async () => void dispatchEvent(shown));
    await waitFor(() => expect(network.requests("Verify").length).toBeGreaterThan(sent));
    await accountButton(session);
  });

  it("ends on a page that the browser shows again if it has ended in another tab meanwhile", async () => {
    const session = await newUser();
    await openPage("/", { session });
    await accountButton(session);
    localStorage.removeItem("authToken");
    localStorage.removeItem("auth-storage");
    await act(async () => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    await button("Log In");
  });

  it("that the server has ended is ended by the next search, which still finds places", async () => {
    const session = await newUser();
    const { user } = await openPage("/", { session });
    await article("Afaria");
    await callRest("POST", "/auth/logout", { token: session.token });
    await search(user, "creperie");
    await button("Log In");
    await article("Crêperie de Josselin");
    expect(location.search).toBe("?search=creperie");
    expect(localStorage.getItem("authToken")).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the account dialog", () => {
  it("requires the current password for a new one, and ends the other sessions", async () => {
    const session = await newUser();
    const credentials = { username: session.email, password: session.password };
    const { user, network, reload } = await openPage("/", { session });
    const headers = { "content-type": "application/json" };
    const logIn = () =>
      network.fetch("/api/auth/login", { method: "POST", headers, body: JSON.stringify(credentials) });
    const { token } = await (await logIn()).json();
    await user.click(await accountButton(session));
    expect((await dialog("Account")).textContent).toContain(session.email);
    const form = await accountDialog();
    const change = await button("Change password", form);
    expect(change).toHaveProperty("disabled", true);
    await fillField(user, form, "Current password", "pont-mirabeau");
    await fillField(user, form, "New password", "canal-saint-martin");
    await fillField(user, form, "Confirm Password", "canal-saint-denis");
    await user.click(change);
    await expectAlerts(accountDialog, "Passwords do not match");
    await fillField(user, form, "Confirm Password", "canal-saint-martin");
    await user.click(change);
    const current = await form.findByLabelText("Current password");
    await waitFor(() => expect(current.getAttribute("aria-invalid")).toBe("true"));
    await fillField(user, form, "Current password", session.password);
    await expectAlerts(accountDialog);
    await user.click(change);
    await form.findByText("Saved");
    expect(current).toHaveProperty("value", "");
    const other = await network.fetch("/api/auth/verify", { headers: { authorization: `Bearer ${token}` } });
    expect(other.status).toBe(401);
    await reload();
    await accountButton(session);
    expect((await logIn()).status).toBe(401);
  });

  it("deletes the account after its password was typed, and signs the user out", async () => {
    const session = await newUser();
    const { user, network } = await openPage("/", { session });
    await user.click(await accountButton(session));
    await press(user, "Delete…", await accountDialog());
    const confirmation = within(await dialog("Delete my account"));
    confirmation.getByText(new RegExp(`Your account ${session.email}`));
    const password = await confirmation.findByLabelText("Your password");
    await waitFor(() => expect(document.activeElement).toBe(password));
    const confirm = await button("Delete my account", confirmation);
    expect(confirm).toHaveProperty("disabled", true);
    await fillField(user, confirmation, "Your password", "pont-mirabeau");
    await user.click(confirm);
    await waitFor(() => expect(password.getAttribute("aria-invalid")).toBe("true"));
    await fillField(user, confirmation, "Your password", session.password);
    await user.click(confirm);
    await button("Log In");
    await expectNoDialog();
    const body = JSON.stringify({ username: session.email, password: session.password });
    const headers = { "content-type": "application/json" };
    expect((await network.fetch("/api/auth/login", { method: "POST", headers, body })).status).toBe(401);
  });

  it("is reached on a phone by the profile menu, which also has the email, the theme and the logout", async () => {
    const session = await newUser();
    const { user } = await openPage("/", { session, width: 390 });
    const menuButton = () => button(`${session.name}, menu`);
    await user.click(await menuButton());
    expect((await screen.findByRole("menu")).textContent).toContain(session.email);
    await pressRole(user, "menuitem", "Dark theme");
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe("dark"));
    await user.click(await menuButton());
    await pressRole(user, "menuitem", "Account");
    expect((await dialog("Account")).textContent).toContain(session.email);
    await press(user, "Close", await accountDialog());
    await waitFor(async () => expect(document.activeElement).toBe(await menuButton()));
    await user.click(await menuButton());
    await pressRole(user, "menuitem", "Logout");
    await button("Log In");
  });

  it("closes and signs the user out when the server refuses a new password because it has ended the session", async () => {
    const session = await newUser();
    const { user } = await openPage("/", { session, allowedErrors: [/was not changed/] });
    await user.click(await accountButton(session));
    const form = await accountDialog();
    await fillField(user, form, "Current password", session.password);
    await fillField(user, form, "New password", "canal-saint-martin");
    await fillField(user, form, "Confirm Password", "canal-saint-martin");
    await callRest("POST", "/auth/logout", { token: session.token });
    await press(user, "Change password", form);
    await button("Log In");
    await expectNoDialog();
  });
});

it("a stored session whose verification fails with status 500 is removed, and the listing is shown", async () => {
  const { network, reload } = await openPage("/about", { session: await newUser() });
  network.mock("Verify", () => new Response("{}", { status: 500 }));
  history.replaceState(null, "", "/?types=Museum");
  await reload();
  await button("Log In");
  expect(localStorage.getItem("authToken")).toBeNull();
  expect(location.search).toBe("?types=Museum");
  await expectHeading(/^\d+ places/);
});

describe("a server that sends no mail", () => {
  it("does not offer to reset a password", async () => {
    const { network } = await openPage("/login");
    const form = await signInForm();
    await waitFor(() => expect(network.responses("PasswordResetOffer")).toBeGreaterThan(0));
    await button("Sign In", form);
    expect(form.queryByRole("button", { name: "Forgot your password?" })).toBeNull();
  });

  it("does not offer to change the address", async () => {
    const session = await newUser();
    const { user, network } = await openPage("/", { session });
    await user.click(await accountButton(session));
    const account = await accountDialog();
    await waitFor(() => expect(network.responses("PasswordResetOffer")).toBeGreaterThan(0));
    await account.findByText(session.email);
    expect(account.queryByRole("button", { name: "Change email…" })).toBeNull();
  });
});
