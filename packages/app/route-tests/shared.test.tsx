import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openPage } from "../testing/open-page.tsx";
import { type Account, callRest, newUser } from "../testing/route-servers.ts";
import { button, dialog, expectHeading, press, signIn } from "./steps.ts";

const PLACES = [
  { placeId: "le-grand-rex", note: "Balcony, never the stalls." },
  { placeId: "angelina" },
  { placeId: "marche-des-enfants-rouges", note: "Be there by ten.", visited: true },
];

const Shared = z.object({ id: z.string() });
const Link = z.object({ url: z.string() });
const Places = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Creates a list or a view of a user, and shares it. Returns the path of the link. */
async function share({ token }: Account, kind: "lists" | "views", data: object): Promise<string> {
  const { id } = Shared.parse(await callRest("POST", `/${kind}`, { body: data, token }));
  const body = { sharedBy: "Camille" };
  const { url } = Link.parse(await callRest("POST", `/${kind}/${id}/share`, { body, token }));
  return new URL(url, location.href).pathname;
}

/** Shares a list of 110 places, which has two pages. */
async function shareTwoPages(): Promise<string> {
  const pages = await Promise.all([1, 2].map((page) => callRest("GET", `/places?limit=55&page=${page}`)));
  const places = pages.flatMap((page) => Places.parse(page).data.map(({ id }) => ({ placeId: id })));
  return share(await newUser(), "lists", { name: "Everything", places });
}

describe("a shared list", () => {
  it("asks a reader who adds a favorite to sign in, and adds the favorite of a signed-in reader", async () => {
    const path = await share(await newUser(), "lists", { name: "Sunday", places: PLACES });
    const { user } = await openPage(path);
    await press(user, "Add Angelina to favorites");
    const prompt = within(await dialog("Save Your Favorites"));
    await press(user, "Sign In", prompt);
    await signIn(user, await newUser());
    await button("Remove Angelina from favorites");
  });

  it("is saved to the favorites of a reader who signs in after the press of the button", async () => {
    const path = await share(await newUser(), "lists", { name: "Sunday", places: PLACES });
    const { user } = await openPage(path);
    await press(user, "Save to my favorites");
    await press(user, "Sign In", within(await screen.findByRole("dialog")));
    await signIn(user, await newUser());
    await button("Saved");
    await expectHeading("Sunday");
    await button("Remove Angelina from favorites");
  });

  it("is copied to the lists of a reader who signs in after the press of the button", async () => {
    const path = await share(await newUser(), "lists", { name: "Sunday", places: PLACES });
    const { user } = await openPage(path);
    await press(user, "Copy as my own list");
    await press(user, "Sign In", within(await dialog("Make Lists of Your Own")));
    await signIn(user, await newUser());
    await waitFor(() => expect(location.pathname).toMatch(/^\/my\/lists\/[\w-]+$/));
    await expectHeading("Sunday");
  });

  it("that was saved is shown as saved on each of its pages, with the hearts of all places", async () => {
    const path = await shareTwoPages();
    const { user } = await openPage(path, { session: await newUser() });
    await press(user, "Save to my favorites");
    await button("Saved");
    await press(user, "Page 2");
    await waitFor(() => expect(location.search).toBe("?page=2"));
    await button("Saved");
    await waitFor(() => expect(screen.getAllByRole("button", { name: /^Remove .+ from favorites$/ })).toHaveLength(10));
  });

  it("keeps the focus in the content when another page is opened by keyboard", async () => {
    const { user } = await openPage(await shareTwoPages());
    const next = await button("Page 2");
    act(() => next.focus());
    await user.keyboard("{Enter}");
    await waitFor(() => expect(location.search).toBe("?page=2"));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  });

  it("shows HTML in its name as text", async () => {
    const name = "<img src=x onerror=alert(1)>";
    await openPage(await share(await newUser(), "lists", { name, places: PLACES }));
    await expectHeading(name);
  });
});

describe("a shared view", () => {
  it("opens the listing with its filters", async () => {
    const filters = { types: ["Bar"], arrondissements: ["75011"], search: "" };
    await openPage(await share(await newUser(), "views", { name: "Bars", filters }));
    await waitFor(() => expect(location.search).toBe("?types=Bar&arrondissements=75011"));
    expect(location.pathname).toBe("/");
    expect(await screen.findByRole("checkbox", { name: /^Bar/ })).toHaveProperty("checked", true);
  });
});
