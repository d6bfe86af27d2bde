/** Steps of several route tests. The names are those of tests/e2e/test.ts. */
import { type BoundFunctions, type queries, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import type { Account } from "../testing/route-servers.ts";

/** Waits for the main heading of the page with a text. */
export const expectHeading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });

/** Waits for the dialog with a title. */
export const dialog = (name: string) => screen.findByRole("dialog", { name });

export const tab = (name: string) => screen.findByRole("tab", { name });

/** The card of a place. */
export const article = (place: string) => screen.findByRole("article", { name: place });

export const expectNoArticle = (name: string) =>
  waitFor(() => expect(screen.queryByRole("article", { name })).toBeNull());

/** The heart on the card of a place. */
export const heartOf = async (place: string) =>
  within(await article(place)).getByRole("button", { name: / favorites$/ });

/** Waits until the heart of a place is filled or empty. A listing that loads may replace the heart. */
export const expectHeart = (place: string, isFilled: boolean) =>
  waitFor(async () => expect((await heartOf(place)).getAttribute("aria-pressed")).toBe(String(isFilled)));

/** Waits for an announcement to screen readers. */
export const expectAnnouncement = (text: string | RegExp) =>
  waitFor(() => {
    const announced = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(announced).toContainEqual(
      typeof text === "string" ? expect.stringContaining(text) : expect.stringMatching(text),
    );
  });

/** Types a search into the search field of the top bar, in place of the text in it. */
export async function search(user: UserEvent, text: string): Promise<void> {
  const [field] = await screen.findAllByRole("combobox");
  if (field === undefined) throw new Error("The page has no search field.");
  await user.clear(field);
  if (text !== "") await user.type(field, text);
}

/** The queries of a part of the page. */
export type Part = BoundFunctions<typeof queries>;

type Queries = Pick<typeof screen, "findByRole">;

/** Waits for a button. */
export const button = (name: string | RegExp, where: Queries = screen) => where.findByRole("button", { name });

/** Waits for a button and presses it. */
export const press = async (user: UserEvent, name: string | RegExp, where?: Queries) =>
  user.click(await button(name, where));

/** Waits for a control and presses it. */
export const pressRole = async (user: UserEvent, role: string, name: string | RegExp, where: Queries = screen) =>
  user.click(await where.findByRole(role, { name }));

/** Replaces the text of a field by pasting, which takes less time than typing. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** Replaces the text of a field of a form. */
export const fillField = async (
  user: UserEvent,
  where: Pick<typeof screen, "findByLabelText">,
  label: string | RegExp,
  text: string,
) => fill(user, await where.findByLabelText(label), text);

/** Waits until no dialog is open. */
export const expectNoDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** Waits for an alert with a text. */
export const expectAlert = (text: string | RegExp) =>
  waitFor(() => {
    const alerts = screen.getAllByRole("alert").map(({ textContent }) => textContent);
    expect(alerts).toContainEqual(
      typeof text === "string" ? expect.stringContaining(text) : expect.stringMatching(text),
    );
  });

/** Fills in and submits the open form 'Welcome Back'. */
export async function signIn(user: UserEvent, { email, password }: Pick<Account, "email" | "password">): Promise<void> {
  const form = within(await dialog("Welcome Back"));
  await fillField(user, form, "Email", email);
  await fillField(user, form, "Password", password);
  await press(user, "Sign In", form);
}

/** Fills in and submits the open form 'Create Account'. */
export async function signUp(user: UserEvent, { email, password }: Pick<Account, "email" | "password">): Promise<void> {
  const form = within(await dialog("Create Account"));
  await fillField(user, form, "Email", email);
  await fillField(user, form, "Password", password);
  await fillField(user, form, "Confirm Password", password);
  await press(user, "Create Account", form);
}
