import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openPage } from "../testing/open-page.tsx";
import { type Account, callRest, newUser } from "../testing/route-servers.ts";
import {
  button,
  dialog,
  expectAlert,
  expectHeading,
  expectNoDialog,
  fillField,
  heartOf,
  press,
  pressRole,
} from "./steps.ts";

const PLACES = ["le-grand-rex", "angelina", "marche-des-enfants-rouges"];
const NAMES = ["Le Grand Rex", "Angelina", "Marché des Enfants Rouges"];

const List = z.object({
  id: z.string(),
  places: z.array(z.object({ placeId: z.string(), note: z.string().nullable(), visited: z.boolean() })),
});
const Link = z.object({ url: z.string() });

const toPlaces = (ids: readonly string[]) => ids.map((placeId) => ({ placeId }));

/** Creates the list 'Sunday' as its owner would in another browser. */
async function createList({ token }: Account, placeIds: readonly string[] = PLACES): Promise<string> {
  return List.parse(await callRest("POST", "/lists", { body: { name: "Sunday", places: toPlaces(placeIds) }, token }))
    .id;
}

const placesOf = async ({ token }: Account, id: string) =>
  List.parse(await callRest("GET", `/lists/${id}`, { token })).places.map(({ placeId }) => placeId);

const rows = () => within(screen.getByRole("main")).findAllByRole("listitem");

const expectNames = (names: readonly string[]) =>
  waitFor(async () => expect((await rows()).map((row) => within(row).getByRole("heading").textContent)).toEqual(names));

describe("a list", () => {
  it("keeps a typed note after Escape, and discards it after 'Cancel'", async () => {
    const session = await newUser();
    const id = await createList(session, ["angelina"]);
    const { user } = await openPage(`/my/lists/${id}`, { session });
    const note = () => screen.findByRole("textbox", { name: "Note" });
    await press(user, "Add a note: Angelina");
    await user.type(await note(), "Half a sentence");
    await user.keyboard("{Escape}");
    await expectNoDialog();
    await press(user, "Add a note: Angelina");
    expect(await note()).toHaveProperty("value", "Half a sentence");
    await press(user, "Cancel");
    await expectNoDialog();
    await press(user, "Add a note: Angelina");
    expect(await note()).toHaveProperty("value", "");
  });

  it("does not cut a note that is too long, and saves it once it is shortened", async () => {
    const session = await newUser();
    const id = await createList(session, ["angelina"]);
    const { user } = await openPage(`/my/lists/${id}`, { session });
    await press(user, "Add a note: Angelina");
    const edit = within(await dialog("Note on Angelina"));
    await fillField(user, edit, /^Note/, "x".repeat(2_500));
    await edit.findByText("This is 500 characters too long to be saved.");
    expect(await button("Save", edit)).toHaveProperty("disabled", true);
    await fillField(user, edit, /^Note/, "x".repeat(2_000));
    await press(user, "Save", edit);
    await expectNoDialog();
  });

  it("saves all changes after its page is left, and the page 'Lists' then shows them", async () => {
    const session = await newUser();
    const id = await createList(session);
    const { user, network } = await openPage(`/my/lists/${id}`, { session });
    await button("Remove Le Grand Rex from the list");
    const release = network.pause("RemoveFromList");
    await press(user, "Remove Le Grand Rex from the list");
    await press(user, "Remove Angelina from the list");
    await expectNames(["Marché des Enfants Rouges"]);
    await pressRole(user, "link", "All lists");
    await expectHeading("Lists");
    await within(screen.getByRole("main")).findByText("3 places · Private");
    release();
    await within(screen.getByRole("main")).findByText("1 place · Private");
    expect(await placesOf(session, id)).toEqual(["marche-des-enfants-rouges"]);
  });

  it("shows in a toast why a change was not saved after its page was left", async () => {
    const session = await newUser();
    const id = await createList(session);
    const { user, network } = await openPage(`/my/lists/${id}`, { session });
    await button("Remove Angelina from the list");
    const release = network.pause("RemoveFromList");
    await press(user, "Remove Angelina from the list");
    await pressRole(user, "link", "All lists");
    await expectHeading("Lists");
    await callRest("DELETE", `/lists/${id}`, { token: session.token });
    release();
    await expectAlert("Your last change was not saved: This list no longer exists.");
  });

  it("is deleted after a confirmation, and its link ends", async () => {
    const session = await newUser();
    const id = await createList(session);
    const { url } = Link.parse(await callRest("POST", `/lists/${id}/share`, { token: session.token }));
    const { user, network, reload } = await openPage(`/my/lists/${id}`, { session });
    await press(user, "Delete");
    const deletion = within(await dialog("Are you sure you want to delete this list?"));
    deletion.getByText(/Its link will end for everybody\./);
    expect(document.activeElement).toBe(await button("Cancel", deletion));
    await press(user, "Delete", deletion);
    await expectHeading("No lists yet.");
    expect(location.pathname).toBe("/my/lists");
    const shared = await network.fetch(`/api/shared${new URL(url, location.href).pathname}`);
    expect(shared.status).toBe(410);
    history.replaceState(null, "", `/my/lists/${id}`);
    await reload();
    await expectHeading("There is no such list.");
  });

  it("is reached on a phone by the menu of the profile", async () => {
    const session = await newUser();
    await createList(session);
    const { user } = await openPage("/", { session, width: 390 });
    await press(user, `${session.name}, menu`);
    await pressRole(user, "menuitem", "Lists");
    await expectHeading("Lists");
    await pressRole(user, "link", /^Sunday/);
    await expectNames(NAMES);
  });
});

describe("the dialog 'Add to list…'", () => {
  it("adds a place to lists from its page, and to a new list", async () => {
    const session = await newUser();
    const id = await createList(session, ["angelina"]);
    const { user } = await openPage("/places/le-grand-rex", { session });
    await press(user, "Add to list…");
    const add = async () => within(await dialog("Add Le Grand Rex to lists"));
    await pressRole(user, "checkbox", /Sunday/, await add());
    await fillField(user, await add(), /New list/, "Films");
    await press(user, "Save", await add());
    await expectNoDialog();
    await waitFor(async () => expect(document.activeElement).toBe(await button("Add to list…")));
    expect(await placesOf(session, id)).toEqual(["angelina", "le-grand-rex"]);
    await press(user, "Add to list…");
    expect(await (await add()).findByRole("checkbox", { name: /Films/ })).toHaveProperty("checked", true);
    await pressRole(user, "checkbox", /Sunday/, await add());
    await press(user, "Save", await add());
    await expectNoDialog();
    expect(await placesOf(session, id)).toEqual(["angelina"]);
    await press(user, "Add to list…");
    await pressRole(user, "link", "All lists", await add());
    await expectHeading("Lists");
    await expectNoDialog();
    await screen.findByRole("link", { name: /^Films/ });
  });

  it("keeps a list ticked that is ticked again while its first save is pending", async () => {
    const session = await newUser();
    await createList(session, []);
    const { user, network } = await openPage("/places/angelina", { session });
    const resume = network.pause("AddToList");
    await press(user, "Add to list…");
    const add = async () => within(await dialog("Add Angelina to lists"));
    await pressRole(user, "checkbox", /Sunday/, await add());
    await press(user, "Save", await add());
    await user.keyboard("{Escape}");
    await expectNoDialog();
    await press(user, "Add to list…");
    const sunday = async () => (await add()).findByRole("checkbox", { name: /Sunday/ });
    expect(await sunday()).toHaveProperty("checked", false);
    await user.click(await sunday());
    resume();
    // The saved list is loaded: the tick is no longer a change.
    await waitFor(async () => expect(await button("Save", await add())).toHaveProperty("disabled", true));
    expect(await sunday()).toHaveProperty("checked", true);
  });

  it("opens again with the chosen lists when a save fails after the dialog was closed", async () => {
    const session = await newUser();
    await createList(session, []);
    const { user, network } = await openPage("/places/angelina", { session });
    const restore = network.mock("AddToList", "no response");
    const resume = network.pause("AddToList");
    await press(user, "Add to list…");
    const add = async () => within(await dialog("Add Angelina to lists"));
    await pressRole(user, "checkbox", /Sunday/, await add());
    await press(user, "Save", await add());
    await user.keyboard("{Escape}");
    await expectNoDialog();
    resume();
    await expectAlert(/./);
    expect(await (await add()).findByRole("checkbox", { name: /Sunday/ })).toHaveProperty("checked", true);
    restore();
    await press(user, "Save", await add());
    await expectNoDialog();
  });

  it("opens from the message after the press of a heart in the listing", async () => {
    const session = await newUser();
    const id = await createList(session, []);
    const { user } = await openPage("/?search=Allard", { session });
    await user.click(await heartOf("Allard"));
    const toast = async () => within(await screen.findByRole("region", { name: "Allard is a favorite" }));
    await press(user, "Add to list…", await toast());
    const add = within(await dialog("Add Allard to lists"));
    await pressRole(user, "checkbox", /Sunday/, add);
    await press(user, "Save", add);
    await expectNoDialog();
    await waitFor(async () => expect(document.activeElement).toBe(await button("Add to list…", await toast())));
    expect(await placesOf(session, id)).toEqual(["allard"]);
    await user.click(await heartOf("Allard"));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Allard is a favorite" })).toBeNull());
  });

  it("prompts a visitor who is signed out to sign up", async () => {
    const { user } = await openPage("/places/angelina");
    await press(user, "Add to list…");
    await dialog("Save Your Favorites");
    await user.keyboard("{Escape}");
    await button("Log In");
  });
});

it("the pages of lists ask a visitor who is signed out to log in", async () => {
  const { user, reload } = await openPage("/my/lists");
  await expectHeading("Log in to see your lists.");
  history.replaceState(null, "", "/my/lists/any");
  await reload();
  await expectHeading("Log in to see your lists.");
  await press(user, "Log In", within(screen.getByRole("main")));
  await dialog("Welcome Back");
});

it("the page of lists leads a visitor without any list to 'Bring your places'", async () => {
  const { user } = await openPage("/my/lists", { session: await newUser() });
  await expectHeading("No lists yet.");
  await pressRole(user, "link", "Bring your places…");
  await expectHeading("Bring your places");
});
