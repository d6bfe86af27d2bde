import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openPage } from "../testing/open-page.tsx";
import { type Account, callRest, newUser } from "../testing/route-servers.ts";
import { button, dialog, expectHeading, press, signIn, tab } from "./steps.ts";

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
  const FILTERS = { types: ["Bar"], tags: ["Terrace"], arrondissements: ["75011"], search: "" };
  const saveView = async ({ token }: Account, name: string) =>
    Shared.parse(await callRest("POST", "/views", { body: { name, filters: FILTERS }, token })).id;

  async function openDialog(session: Account, name: string) {
    const page = await openPage("/", { session });
    await page.user.click(await tab(name));
    await press(page.user, `Edit ${name}`);
    return { ...page, form: within(await dialog("Edit View")) };
  }

  it("is opened by a stranger with all of its filters and its name, from the link that 'Share' has copied", async () => {
    const session = await newUser();
    await saveView(session, "Outside");
    const { user, network, form } = await openDialog(session, "Outside");
    await press(user, "Share", form);
    await form.findByRole("button", { name: "Link copied" });
    const { pathname, search } = new URL(await navigator.clipboard.readText());
    expect(network.requests("ShareView")).toEqual([]);
    await openPage(pathname + search);
    await screen.findByText("View: Outside");
    await button("Log In");
    expect(location.pathname + location.search).toBe("/?types=Bar&tags=Terrace&arrondissements=75011&view=Outside");
    expect(document.title).toBe("View: Outside · Flâneur");
    expect(await screen.findByRole("checkbox", { name: /^Bar/ })).toHaveProperty("checked", true);
  });

  it("shows its name as text until the visitor changes the filters or closes the name", async () => {
    const name = "<img src=x onerror=alert(1)>\u202e";
    const { user } = await openPage(`/?types=Bar&view=${encodeURIComponent(name)}`);
    const line = () => screen.queryByText("View: <img src=x onerror=alert(1)>");
    await waitFor(() => expect(line()).not.toBeNull());
    await user.click(await screen.findByRole("checkbox", { name: /^Café/ }));
    await waitFor(() => expect(line()).toBeNull());
    await user.click(await screen.findByRole("checkbox", { name: /^Café/ }));
    await waitFor(() => expect(line()).not.toBeNull());
    await press(user, "Hide the name of the view");
    await waitFor(() => expect(line()).toBeNull());
    expect(location.search).toBe("?types=Bar");
    expect(document.activeElement).toBe(screen.getByRole("main"));
  });

  it("opens from a link of an earlier version with its filters and its name", async () => {
    await openPage(await share(await newUser(), "views", { name: "Outside", filters: FILTERS }));
    await screen.findByText("View: Outside");
    expect(location.pathname + location.search).toBe("/?types=Bar&tags=Terrace&arrondissements=75011&view=Outside");
  });

  it("shows its owner a link of an earlier version, which the owner can end", async () => {
    const session = await newUser();
    const id = await saveView(session, "Outside");
    const { url } = Link.parse(await callRest("POST", `/views/${id}/share`, { body: {}, token: session.token }));
    const { user, network, form } = await openDialog(session, "Outside");
    await form.findByText(new URL(url, location.href).href);
    await press(user, "Stop sharing", form);
    await press(user, "End the link", form);
    await form.findByText("The link has ended.");
    expect((await network.fetch(`/api/shared${new URL(url, location.href).pathname}`)).status).toBe(410);
  });
});
