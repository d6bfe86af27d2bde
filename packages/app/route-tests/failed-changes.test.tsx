import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { type OpenedPage, openPage } from "../testing/open-page.tsx";
import { callRest, newUser } from "../testing/route-servers.ts";
import {
  button,
  dialog,
  expectAnnouncement,
  expectHeart,
  expectNoDialog,
  fillField,
  heartOf,
  type Part,
  press,
  signIn,
  tab,
} from "./steps.ts";

const allowedErrors = [/was not (?:saved|changed)/];

const errorResponse = (status: number, error: string) => () => Response.json({ error }, { status });

/** Failures, each with the error that a form shows. Null: the default error of the form. */
const FAILURES = [
  ["no response", "Flâneur does not answer. Check your connection and try again."],
  [errorResponse(500, "The database is away."), "The database is away."],
  [errorResponse(429, "Too many requests. Try again in a minute."), "Too many requests. Try again in a minute."],
  [errorResponse(409, "It was changed at the same time."), "It was changed at the same time."],
  [errorResponse(412, "It has changed since."), "It has changed since."],
  [() => new Response("<h1>Oops</h1>", { headers: { "content-type": "text/html" } }), null],
  [() => new Response("{", { headers: { "content-type": "application/json" } }), null],
] as const;

/** Opens the dialog for a new view of the listing and types a name. Returns the dialog. */
async function typeNewView({ user }: OpenedPage) {
  await press(user, "+ Add View");
  const form = within(await dialog("Save Custom View"));
  await fillField(user, form, "Name", "Rainy Sundays");
  return form;
}

async function expectFormKept(form: Part): Promise<void> {
  await waitFor(async () => expect(await button("Save View", form)).toHaveProperty("disabled", false));
  expect(form.getByLabelText("Name")).toHaveProperty("value", "Rainy Sundays");
}

const expectAlertIn = (form: Part, text: string) =>
  waitFor(() => {
    const alerts = form.getAllByRole("alert").map(({ textContent }) => textContent);
    expect(alerts.filter((each) => each !== "")).toEqual([text]);
  });

describe("for each kind of failure", () => {
  it("a heart whose change cannot be saved returns to its previous state, and can be pressed again", async () => {
    const { user, network } = await openPage("/?search=tour+eiffel", { session: await newUser(), allowedErrors });
    await heartOf("Tour Eiffel");
    for (const [at, [failure]] of FAILURES.entries()) {
      const restore = network.mock("SetFavorite", failure);
      await user.click(await heartOf("Tour Eiffel"));
      await waitFor(() => expect(network.requests("SetFavorite")).toHaveLength(at + 1));
      await expectHeart("Tour Eiffel", false);
      restore();
    }
    await user.click(await heartOf("Tour Eiffel"));
    await expectAnnouncement("Tour Eiffel added to favorites");
    await expectHeart("Tour Eiffel", true);
  });

  it("the dialog of a view that cannot be saved stays open, and the view can be saved again", async () => {
    const page = await openPage("/?types=Museum", { session: await newUser(), allowedErrors });
    const form = await typeNewView(page);
    for (const [at, [failure]] of FAILURES.entries()) {
      const restore = page.network.mock("CreateView", failure);
      await press(page.user, "Save View", form);
      await waitFor(() => expect(page.network.requests("CreateView")).toHaveLength(at + 1));
      await expectFormKept(form);
      restore();
    }
    await press(page.user, "Save View", form);
    await expectNoDialog();
    await tab("Rainy Sundays");
  });

  it("the sign-in form shows the server's message or a default one, and can be submitted again", async () => {
    const { email, name, password } = await newUser();
    const { user, network } = await openPage("/login", { allowedErrors });
    const form = within(await dialog("Welcome Back"));
    await fillField(user, form, "Email", email);
    await fillField(user, form, "Password", password);
    for (const [failure, message] of FAILURES) {
      const restore = network.mock("LogIn", failure);
      await press(user, "Sign In", form);
      await expectAlertIn(form, message ?? "Login failed. Please try again.");
      expect(form.getByLabelText("Password")).toHaveProperty("value", password);
      restore();
    }
    await press(user, "Sign In", form);
    await button(`${name}, account`);
  });

  it("the form for a new password shows the server's message or a default one, and can be submitted again", async () => {
    const session = await newUser();
    const { user, network } = await openPage("/", { session, allowedErrors });
    await press(user, `${session.name}, account`);
    const form = within(await dialog("Account"));
    await fillField(user, form, "Current password", session.password);
    await fillField(user, form, "New password", "canal-saint-martin");
    await fillField(user, form, "Confirm Password", "canal-saint-martin");
    for (const [failure, message] of FAILURES) {
      const restore = network.mock("ChangePassword", failure);
      await press(user, "Change password", form);
      await expectAlertIn(form, message ?? "An unexpected error occurred");
      expect(form.getByLabelText("New password")).toHaveProperty("value", "canal-saint-martin");
      restore();
    }
    await press(user, "Change password", form);
    await form.findByText("Saved");
  });

  it.each([...FAILURES.entries()])(
    "logging out signs the user out even if the request fails with failure %i",
    async (_, [failure]) => {
      const { user, network } = await openPage("/about", { session: await newUser(), allowedErrors });
      network.mock("LogOut", failure);
      await press(user, "Logout");
      await button("Log In");
      await waitFor(() => expect(network.requests("LogOut")).toHaveLength(1));
      expect(localStorage.getItem("authToken")).toBeNull();
    },
  );
});

it("after the server has ended the session, saving a view opens the sign-in form, and the typed name is kept", async () => {
  const session = await newUser();
  const page = await openPage("/?types=Museum", { session, allowedErrors });
  const form = await typeNewView(page);
  await callRest("POST", "/auth/logout", { token: session.token });
  await press(page.user, "Save View", form);
  await signIn(page.user, session);
  const again = within(await dialog("Save Custom View"));
  await expectFormKept(again);
  await press(page.user, "Save View", again);
  await tab("Rainy Sundays");
  expect(screen.queryByRole("dialog")).toBeNull();
});
