import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openPage } from "../testing/open-page.tsx";
import { callRest, newUser } from "../testing/route-servers.ts";
import { filter, loadedCount, placeNames, press } from "./listing-steps.ts";
import { expectAnnouncement, expectHeading, tab } from "./steps.ts";

const TABLE = { layout: "table" } as const;
const MAP = { layout: "map" } as const;
const rows = () => screen.queryAllByRole("rowheader");
/** A choice of the layout switch of a desktop. CSS hides the other switch, which is the one of a phone. */
const layout = async (name: string) => {
  const switches = await screen.findAllByRole("radiogroup", { name: "Layout" });
  return within(switches.at(-1) ?? document.body).getByRole<HTMLInputElement>("radio", { name });
};
const preview = () => screen.queryByRole("region", { name: /^Preview of / });

it("the table has hearts, and in the Favorites tab no sort buttons", async () => {
  const session = await newUser();
  await callRest("POST", "/favorites", { body: { placeId: "tour-eiffel" }, token: session.token });
  const { user } = await openPage("/?types=Monument", { session, stored: TABLE });
  await waitFor(() => expect(rows()).not.toHaveLength(0));
  const [, first] = screen.getAllByRole("row");
  if (first === undefined) throw new Error("The table has no row.");
  await user.click(await within(first).findByRole("button", { name: /^Add .+ to favorites$/ }));
  await expectAnnouncement(/added to favorites/);
  await user.click(await tab("Favorites"));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(within(screen.getByRole("columnheader", { name: "Name" })).queryByRole("button")).toBeNull();
  expect(document.querySelector("[aria-sort]")).toBeNull();
  expect(screen.queryByRole("button", { name: /^Sort:/ })).toBeNull();
  await press(user, "button", "Remove Tour Eiffel from favorites");
  await waitFor(() => expect(rows()).toHaveLength(1));
});

it("the preview is closed by another page, a filter or another tab, but not by sorting", async () => {
  const { user } = await openPage("/?types=Cinema", { session: await newUser(), stored: TABLE });
  const open = async () => {
    await waitFor(() => expect(screen.getByRole("main").querySelector("[aria-busy=true]")).toBeNull());
    const [button] = await screen.findAllByRole("button", { name: /^Preview of/ });
    if (button !== undefined) await user.click(button);
    await waitFor(() => expect(preview()).not.toBeNull());
  };
  const expectClosed = () => waitFor(() => expect(preview()).toBeNull());
  await open();
  const header = screen.getByRole("columnheader", { name: "Name" });
  await user.click(within(header).getByRole("button"));
  await waitFor(() => expect(header.getAttribute("aria-sort")).toBe("descending"));
  await loadedCount();
  expect(preview()).not.toBeNull();
  await user.click(await filter("Park"));
  await expectClosed();
  await open();
  await press(user, "button", "Page 2");
  await expectClosed();
  await open();
  await user.click(await tab("Favorites"));
  await expectClosed();
});

it("a press on a row outside its link opens the preview of its place", async () => {
  const { user } = await openPage("/?types=Cinema", { stored: TABLE });
  await waitFor(() => expect(rows()).not.toHaveLength(0));
  const row = screen.getAllByRole("row")[2];
  if (row === undefined) throw new Error("The table has no second row.");
  await user.click(within(row).getByRole("cell", { name: "Paris" }));
  const name = within(row).getByRole("rowheader").textContent ?? "";
  await screen.findByRole("region", { name: `Preview of ${name}` });
});

it("the layout is the grid up to 768 px, even if the stored layout is the table, which returns in a wider window", async () => {
  await openPage("/?types=Cinema", { stored: TABLE, width: 768 });
  await waitFor(() => expect(screen.getAllByRole("article")).not.toHaveLength(0));
  expect((await layout("Grid")).checked).toBe(true);
  expect(screen.queryAllByRole("radio", { name: "Table" })).toEqual([]);
  expect(localStorage.getItem("layout")).toBe("table");
  window.happyDOM?.setViewport({ width: 769, height: 900 });
  await waitFor(() => expect(rows()).not.toHaveLength(0));
  expect((await layout("Table")).checked).toBe(true);
  // The table hides the sidebar: otherwise the last columns would not fit into the window.
  expect(screen.queryByRole("complementary", { name: "Filters" })).toBeNull();
  screen.getByRole("button", { name: "Show filters" });
});

it("the layout can be switched by keyboard, and the focus stays in the switch", async () => {
  const { user } = await openPage("/?types=Cinema");
  await waitFor(() => expect(screen.getAllByRole("article")).not.toHaveLength(0));
  const grid = await layout("Grid");
  grid.focus();
  await user.keyboard("{ArrowLeft}");
  await waitFor(() => expect(rows()).not.toHaveLength(0));
  expect(document.activeElement).toBe(await layout("Table"));
  await user.keyboard("{ArrowRight}{ArrowRight}");
  await screen.findByRole("group", { name: "Map" });
  expect(document.activeElement).toBe(await layout("Map"));
});

it("the table names no place while it loads, and is replaced by a message when no place is found", async () => {
  const { network, reload } = await openPage("/?search=zzzz", { stored: TABLE });
  await screen.findByText("No places found matching your criteria.");
  expect(screen.queryByRole("table")).toBeNull();
  const release = network.pause("Places");
  await reload();
  await expectHeading("Loading places...");
  await screen.findByRole("table", { name: "Places" });
  expect(rows()).toHaveLength(0);
  release();
  await screen.findByText("No places found matching your criteria.");
});

it("a table that cannot be loaded shows an error in place of the count, and can be loaded again", async () => {
  const { user, network, reload } = await openPage("/", { stored: TABLE });
  await waitFor(() => expect(rows()).toHaveLength(48));
  const restore = network.mock("Places", () => Response.json({ error: "The database is away." }, { status: 500 }));
  await reload();
  await expectHeading("Error: The database is away.");
  restore();
  await user.click(within(screen.getByRole("tabpanel")).getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(rows()).toHaveLength(48));
});

it("without WebGL, the map shows an error next to a list that selects places, also without a connection", async () => {
  const { user, network } = await openPage("/?search=Centre+Pompidou", { stored: MAP });
  await screen.findByText("Error: Error initializing the map", { exact: false });
  network.disconnect();
  const card = await screen.findByRole("button", { name: "Centre Pompidou" });
  card.focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(card.getAttribute("aria-pressed")).toBe("true"));
  within(screen.getByRole("article", { name: "Centre Pompidou" })).getByRole("link", { name: "Details" });
});

it("the selection of the map is cleared when the page or a filter changes", async () => {
  const { user } = await openPage("/", { stored: MAP });
  const first = async () => {
    const [heading] = await screen.findAllByRole("heading", { level: 2 });
    return within(heading ?? document.body).getByRole("button");
  };
  const selected = () =>
    screen.queryAllByRole("article").filter((card) => card.querySelector("h2 [aria-pressed=true]"));
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(48));
  await user.click(await first());
  await waitFor(() => expect(selected()).toHaveLength(1));
  const names = placeNames();
  await press(user, "button", "Page 2");
  await waitFor(() => expect(selected()).toHaveLength(0));
  await waitFor(() => expect(placeNames()).not.toEqual(names));
  await user.click(await first());
  await waitFor(() => expect(selected()).toHaveLength(1));
  // CSS hides the button of a phone.
  const filters = screen.getAllByRole("button", { name: "Filters" }).at(-1);
  if (filters !== undefined) await user.click(filters);
  await user.click(await filter("Park"));
  await waitFor(() => expect(selected()).toHaveLength(0));
});
