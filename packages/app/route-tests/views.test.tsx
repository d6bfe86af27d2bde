import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openPage } from "../testing/open-page.tsx";
import { type Account, callRest, inventPerson, newUser } from "../testing/route-servers.ts";
import { button, dialog, expectHeading, expectNoDialog, fillField, press, pressRole, signUp, tab } from "./steps.ts";

const NOT_CHANGED = /The view was not changed/;
const Saved = z.object({ id: z.string() });

/** Saves a view with these types on the server, as the user would in another browser. */
async function saveView({ token }: Account, name: string, types: readonly string[]): Promise<string> {
  return Saved.parse(await callRest("POST", "/views", { body: { name, filters: { types } }, token })).id;
}

const expectTabs = (...names: readonly string[]) =>
  waitFor(() => expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(names));

const chips = async () => within(await screen.findByRole("list", { name: "Active filters" }));

const form = async (title = "Save Custom View") => within(await dialog(title));

const deletion = async () => within(await dialog("Are you sure you want to delete this view?"));

const expectAddress = (address: string | RegExp) =>
  waitFor(() => expect(location.pathname + location.search).toMatch(address));

/** Presses a checkbox of the filters. */
const filter = (value: string) => screen.findByRole("checkbox", { name: new RegExp(`^${value},`) });

describe("a view", () => {
  it("can be edited and deleted by the buttons of its tab, and deleting it shows all places", async () => {
    const session = await newUser();
    const id = await saveView(session, "Rainy Sundays", ["Museum"]);
    await saveView(session, "Late and lively", ["Bar", "Club"]);
    const { user, reload } = await openPage(`/?tab=view-${id}&types=Museum`, { session });
    await press(user, "Edit Rainy Sundays");
    const edit = await form("Edit View");
    expect((await edit.findByRole("switch", { name: "Use Current Filters" })).getAttribute("aria-checked")).toBe(
      "false",
    );
    expect(await edit.findByLabelText("Name")).toHaveProperty("value", "Rainy Sundays");
    expect(await edit.findByLabelText("Museum")).toHaveProperty("checked", true);
    await fillField(user, edit, "Name", "Wet Sundays");
    await user.click(await edit.findByLabelText("Café"));
    await press(user, "Save View", edit);
    await expectNoDialog();
    await user.click(await tab("Late and lively"));
    await expectAddress(/types=Bar&types=Club$/);
    await user.click(await tab("Wet Sundays"));
    await expectAddress(/types=Museum&types=Caf%C3%A9$/);

    await press(user, "Delete Wet Sundays");
    (await deletion()).getByText(/Wet Sundays/);
    await press(user, "Cancel", await deletion());
    await expectNoDialog();
    await press(user, "Delete Wet Sundays");
    await press(user, "Delete", await deletion());
    await expectNoDialog();
    await expectTabs("All Places", "Favorites", "Late and lively");
    await screen.findByRole("tab", { name: "All Places", selected: true });
    await expectAddress(/^\/$/);
    expect(screen.queryByRole("list", { name: "Active filters" })).toBeNull();
    await reload();
    await tab("Late and lively");
    await expectTabs("All Places", "Favorites", "Late and lively");
  });

  it("that cannot be saved keeps its dialog open with the typed values, and can be saved at the next try", async () => {
    const { user, network } = await openPage("/?types=Museum", {
      session: await newUser(),
      allowedErrors: [NOT_CHANGED],
    });
    const restore = network.mock("CreateView", () => new Response("{}", { status: 500 }));
    await press(user, "+ Add View");
    await fillField(user, await form(), "Name", "Rainy Sundays");
    await fillField(user, await form(), "Description (optional)", "With a roof");
    await press(user, "Save View", await form());
    await waitFor(() => expect(network.requests("CreateView")).toHaveLength(1));
    await waitFor(async () => expect(await button("Save View", await form())).toHaveProperty("disabled", false));
    expect(await (await form()).findByLabelText("Name")).toHaveProperty("value", "Rainy Sundays");
    expect(await (await form()).findByLabelText("Description (optional)")).toHaveProperty("value", "With a roof");
    expect(screen.queryByRole("tab", { name: "Rainy Sundays", hidden: true })).toBeNull();
    restore();
    await press(user, "Save View", await form());
    await expectNoDialog();
    await tab("Rainy Sundays");
  });

  it("that cannot be deleted keeps its dialog open, and can be deleted at the next try", async () => {
    const session = await newUser();
    await saveView(session, "Rainy Sundays", ["Museum"]);
    const { user, network } = await openPage("/", { session, allowedErrors: [NOT_CHANGED] });
    const restore = network.mock("DeleteView", () => new Response("{}", { status: 500 }));
    await user.click(await tab("Rainy Sundays"));
    await press(user, "Delete Rainy Sundays");
    await press(user, "Delete", await deletion());
    await waitFor(() => expect(network.requests("DeleteView")).toHaveLength(1));
    await button("Delete", await deletion());
    restore();
    await press(user, "Delete", await deletion());
    await expectTabs("All Places", "Favorites");
  });

  it("can be saved, applied and edited by keyboard alone", async () => {
    const { user } = await openPage("/?types=Museum", { session: await newUser() });
    await tab("Favorites");
    const addView = await button("+ Add View");
    const expectNameFocused = () =>
      waitFor(async () =>
        expect(document.activeElement).toBe(within(await screen.findByRole("dialog")).getByLabelText("Name")),
      );
    act(() => addView.focus());
    await user.keyboard("{Enter}");
    await expectNameFocused();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(addView));
    await user.keyboard("{Enter}");
    await expectNameFocused();
    await user.keyboard("Rainy Sundays{Enter}");
    await expectNoDialog();
    await waitFor(() => expect(document.activeElement).toBe(addView));
    const all = await tab("All Places");
    act(() => all.focus());
    for (const name of ["Favorites", "Rainy Sundays"]) {
      await user.keyboard("{ArrowRight}");
      const next = await tab(name);
      await waitFor(() => expect(document.activeElement).toBe(next));
    }
    await user.keyboard("{Enter}");
    await screen.findByRole("tab", { name: "Rainy Sundays", selected: true });
    await expectAddress(/\?tab=view-[\w-]+&types=Museum$/);
    const edit = await button("Edit Rainy Sundays");
    act(() => edit.focus());
    await user.keyboard("{Enter}");
    await expectNameFocused();
    await user.keyboard("{Control>}a{/Control}Wet Sundays{Enter}");
    await tab("Wet Sundays");
  });

  it("that cannot be updated shows an error, can be updated again, and 'Save as new' opens the form", async () => {
    const session = await newUser();
    const id = await saveView(session, "Rainy Sundays", ["Museum"]);
    const { user, network } = await openPage(`/?tab=view-${id}&types=Museum`, {
      session,
      allowedErrors: [NOT_CHANGED],
    });
    await user.click(await filter("Bar"));
    await screen.findByText("Changed");
    const restore = network.mock("UpdateView", () =>
      Response.json({ data: { updateView: { __typename: "Unknown" } } }),
    );
    await press(user, "Update");
    await screen.findByText("Could not update the view");
    restore();
    await press(user, "Update");
    await screen.findByText("View updated");
    await user.click(await filter("Café"));
    await press(user, "Save as new");
    const filters = await (await form()).findByRole("list", { name: "Use Current Filters" });
    expect(filters.textContent).toContain("Café");
  });

  it("that is the only one neither moves nor leaves the page by Alt with an arrow key", async () => {
    const session = await newUser();
    await saveView(session, "Museums", ["Museum"]);
    const { user } = await openPage("/?types=Bar", { session });
    const museums = await tab("Museums");
    act(() => museums.focus());
    await user.keyboard("{Alt>}{ArrowLeft}{ArrowRight}{/Alt}");
    expect(location.search).toContain("types=Bar");
    await expectTabs("All Places", "Favorites", "Museums");
  });
});

describe("a link to a view", () => {
  it("of another user shows all places to a signed-in user", async () => {
    const id = await saveView(await newUser(), "Rainy Sundays", ["Museum"]);
    await openPage(`/?tab=view-${id}`, { session: await newUser() });
    await expectAddress(/^\/$/);
    await screen.findByRole("tab", { name: "All Places", selected: true });
    await expectTabs("All Places", "Favorites");
    await expectHeading(/^\d+ places/);
  });

  it("shows all places and the sign-up form to a signed-out visitor", async () => {
    await openPage("/?tab=view-nobody-knows");
    (await form("Create Account")).getByText("Create Custom Views");
    await expectAddress(/^\/$/);
    await waitFor(() => expect(screen.getAllByRole("article", { hidden: true })).toHaveLength(48));
  });
});

it("'+ Add View' prompts a signed-out visitor to sign up, and then opens the form", async () => {
  const { user } = await openPage("/?types=Museum&not-types=Bar");
  await press(user, "+ Add View");
  const prompt = await form("Create Custom Views");
  prompt.getByText("Create a free account to organize places with custom views and filters that suit your needs.");
  expect((await prompt.findByRole("list", { name: "What is shown now" })).textContent).toContain("Museum");
  await press(user, "Create Account", prompt);
  (await form("Create Account")).getByText("Create Custom Views");
  await signUp(user, inventPerson());
  const creation = await dialog("Save Custom View");
  expect(creation.textContent).toContain("Museum");
  expect(creation.textContent).toContain("A view does not save: not Bar.");
  await fillField(user, within(creation), "Name", "Rainy Sundays");
  await press(user, "Save View", within(creation));
  await expectNoDialog();
  await user.click(await tab("Rainy Sundays"));
  await expectAddress(/types=Museum$/);
});

describe("the panel of the views on a phone", () => {
  const panel = () => form("Views");

  it("lists the views, and can apply, revert, delete and add them", async () => {
    const session = await newUser();
    await saveView(session, "Rainy Sundays", ["Museum"]);
    const { user } = await openPage("/", { session, width: 390 });
    await press(user, /^Views/);
    expect((await button("All Places", await panel())).getAttribute("aria-current")).toBe("true");
    await button("Favorites", await panel());
    await press(user, /^Rainy Sundays/, await panel());
    await expectNoDialog();
    await expectAddress(/\?tab=view-[\w-]+&types=Museum$/);
    await pressRole(user, "button", /Museum/, await chips());
    await press(user, /^Views/);
    await press(user, "Revert", await panel());
    await waitFor(async () => expect((await panel()).queryByRole("button", { name: "Revert" })).toBeNull());
    await press(user, "Delete Rainy Sundays", await panel());
    await press(user, "Delete", await deletion());
    await waitFor(async () =>
      expect((await button("All Places", await panel())).getAttribute("aria-current")).toBe("true"),
    );
    await press(user, "+ Add View", await panel());
    await fillField(user, await form(), "Name", "Everything");
    await press(user, "Save View", await form());
    await button("Everything", await panel());
  });

  it("shows 'View updated' after 'Update', and the view no longer counts as changed", async () => {
    const session = await newUser();
    const id = await saveView(session, "Rainy Sundays", ["Museum"]);
    const { user } = await openPage(`/?tab=view-${id}&types=Museum`, { session, width: 390 });
    await pressRole(user, "button", /Museum/, await chips());
    await press(user, /^Views/);
    await press(user, "Update", await panel());
    await (await panel()).findByText("View updated");
    await press(user, "Close", await panel());
    await button("Views");
  });

  it("shows a change made just before it opens, even if the page has not rendered that change yet", async () => {
    const session = await newUser();
    const id = await saveView(session, "Rainy Sundays", ["Museum"]);
    await openPage(`/?tab=view-${id}&types=Museum`, { session, width: 390 });
    const chip = await button(/Museum/, await chips());
    const views = await button(/^Views/);
    await act(async () => {
      chip.click();
      views.click();
    });
    await button("Revert", await panel());
    await expectAddress(new RegExp(`^/\\?tab=view-${id}$`));
  });
});
