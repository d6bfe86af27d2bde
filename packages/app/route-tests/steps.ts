/** Steps of several route tests. The names are those of tests/e2e/test.ts. */
import { screen, waitFor, within } from "@testing-library/react";
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

/** Fills in and submits the open form 'Welcome Back'. */
export async function signIn(user: UserEvent, { email, password }: Pick<Account, "email" | "password">): Promise<void> {
  const form = within(await dialog("Welcome Back"));
  await user.type(form.getByLabelText("Email"), email);
  await user.type(form.getByLabelText("Password"), password);
  await user.click(form.getByRole("button", { name: "Sign In" }));
}

/** Fills in and submits the open form 'Create Account'. */
export async function signUp(user: UserEvent, { email, password }: Pick<Account, "email" | "password">): Promise<void> {
  const form = within(await dialog("Create Account"));
  await user.type(form.getByLabelText("Email"), email);
  await user.type(form.getByLabelText("Password"), password);
  await user.type(form.getByLabelText("Confirm Password"), password);
  await user.click(form.getByRole("button", { name: "Create Account" }));
}
