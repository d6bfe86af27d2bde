import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openPage } from "../testing/open-page.tsx";
import { newUser } from "../testing/route-servers.ts";
import {
  confirmLocation,
  expectAddress,
  expectCount,
  loadedCount,
  namesOf,
  press,
  setPosition,
} from "./listing-steps.ts";
import { dialog, expectHeading } from "./steps.ts";

const OBERKAMPF = { latitude: 48.8643217, longitude: 2.3690418 };
const VERSAILLES = { latitude: 48.8049219, longitude: 2.1203548 };

const bar = async () => within(await screen.findByRole("banner"));
/** The travel times of the cards. The metro disc before a time reads as 'M'. */
const travelTimes = () =>
  screen.queryAllByRole("article").flatMap((card) => {
    const [text] = /M?(\d+) min|\dh \d+m/.exec(card.textContent ?? "") ?? [];
    return text === undefined ? [] : [text];
  });
const setLocation = async () => (await bar()).findByRole("button", { name: "Set Location" });

it("sorting by travel time lists the places with the shortest travel times first", async () => {
  setPosition(OBERKAMPF);
  const { user } = await openPage("/");
  await namesOf(48);
  await confirmLocation(user);
  await press(user, "button", /^Sort:/);
  await press(user, "menuitemradio", /^Travel time/);
  await expectAddress("/?sort=travelTime-asc");
  await waitFor(() => {
    const minutes = travelTimes().map((text) => Number(/(\d+) min/.exec(text)?.[1]));
    expect(minutes).toHaveLength(48);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  });
});

it("a link with a travel-time filter shows a notice until a location is set", async () => {
  setPosition(OBERKAMPF);
  const { user } = await openPage("/?max-minutes=10&mode=walking");
  const text = "The travel time filters nothing until you set a location.";
  await screen.findByText(text);
  const all = await loadedCount();
  await confirmLocation(user);
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  await waitFor(async () => expect(await loadedCount()).toBeLessThan(all));
});

it("a position outside Paris is labelled as outside and can still be confirmed", async () => {
  setPosition(VERSAILLES);
  const { user } = await openPage("/");
  await namesOf(48);
  await user.click(await setLocation());
  await within(await dialog("Confirm Your Location")).findByText(/^This is outside Paris/);
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  const indicator = await (await bar()).findByRole("button", { name: /^Your location: / });
  expect(indicator.textContent).toBe("near 48.8049, 2.1204");
  await waitFor(() => expect(travelTimes()).not.toHaveLength(0));
});

it("an unknown address and a lookup without a response each show an error, and the address can be corrected", async () => {
  setPosition("denied");
  const { user, network } = await openPage("/");
  await namesOf(48);
  await user.click(await setLocation());
  const form = within(await dialog("Enter Your Address"));
  const field = form.getByRole("combobox", { name: "Address" });
  await user.type(field, "qwxyz{Enter}");
  await form.findByText("We couldn't find that address. Please try again.");
  await user.clear(field);
  await user.type(field, "10 rue de Rivoli");
  await waitFor(() => expect(form.queryByText("We couldn't find that address. Please try again.")).toBeNull());
  await screen.findAllByRole("option");
  const connect = network.disconnect();
  await user.keyboard("{Enter}");
  await form.findByText("An error occurred while finding your location. Please try again.");
  connect();
  await user.click(form.getByRole("button", { name: "Find Location" }));
  await within(await dialog("Confirm Your Location")).findByText(/^10 Rue de Rivoli, /);
});

it("Cancel and Escape close the location dialog, and Cancel discards the address", async () => {
  setPosition(OBERKAMPF);
  const { user } = await openPage("/");
  await namesOf(48);
  const opener = await setLocation();
  await user.click(opener);
  await user.click(await screen.findByRole("button", { name: "Enter address manually" }));
  let form = within(await dialog("Enter Your Address"));
  await user.type(form.getByLabelText("Address"), "10 rue");
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(8));
  await user.keyboard("{Escape}");
  await user.click(form.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(document.activeElement).toBe(opener));
  await user.click(opener);
  await user.click(await screen.findByRole("button", { name: "Enter address manually" }));
  form = within(await dialog("Enter Your Address"));
  expect(form.getByLabelText<HTMLInputElement>("Address").value).toBe("");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it("the confirm button shows 'Processing...' and keeps the focus while the travel times are updated", async () => {
  setPosition(OBERKAMPF);
  const { user, network } = await openPage("/");
  await namesOf(48);
  const release = network.pause("UpdateTravelTime");
  await user.click(await setLocation());
  await user.click(await within(await dialog("Confirm Your Location")).findByRole("button", { name: "Confirm" }));
  const processing = await screen.findByRole("button", { name: "Processing..." });
  expect(document.activeElement).toBe(processing);
  release();
  await (await bar()).findByRole("button", { name: /^Your location: / });
});

it("a filter by travel time that fails shows an error, and can be tried again", async () => {
  setPosition(OBERKAMPF);
  const { user, network } = await openPage("/?max-minutes=20");
  await loadedCount();
  const refused = { errors: [{ message: "The places did not answer", extensions: { code: "INTERNAL" } }], data: null };
  const restore = network.mock("Places", () => Response.json(refused));
  await confirmLocation(user);
  await expectHeading("Error: The places did not answer");
  restore();
  await press(user, "button", "Try again");
  await expectHeading(/places$/);
});

it("the preview and the table rows show travel times, and without a location the preview offers to set one", async () => {
  setPosition(OBERKAMPF);
  const { user } = await openPage("/", { stored: { layout: "table" } });
  const [first] = await screen.findAllByRole("button", { name: /^Preview of/ });
  if (first !== undefined) await user.click(first);
  const preview = within(await screen.findByRole("region", { name: /^Preview of/ }));
  await user.click(await preview.findByRole("button", { name: "Set Location" }));
  await user.click(await within(await dialog("Confirm Your Location")).findByRole("button", { name: "Confirm" }));
  await waitFor(() => {
    const [distance, walk, metro] = preview.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(distance).toMatch(/^[\d.]+ k?m$/);
    expect(walk).toMatch(/^\d+ min$|^\dh/);
    expect(metro).toMatch(/^M\d+ min$|^M\dh/);
  });
  const metro = preview.getAllByRole("definition").at(-1)?.textContent ?? "";
  await waitFor(() => expect(screen.getAllByRole("row")[1]?.textContent).toContain(metro));
});

it("an address can be entered and confirmed by keyboard alone", async () => {
  setPosition(OBERKAMPF);
  const { user } = await openPage("/");
  await namesOf(48);
  (await setLocation()).focus();
  await user.keyboard("{Enter}");
  const confirm = within(await dialog("Confirm Your Location"));
  await waitFor(() => expect(document.activeElement).toBe(confirm.getByRole("button", { name: "Confirm" })));
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(confirm.getByRole("button", { name: "Enter address manually" }));
  await user.keyboard("{Enter}");
  const form = within(await dialog("Enter Your Address"));
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText("Address")));
  await user.keyboard("10 rue de Rivoli{Enter}");
  const found = within(await dialog("Confirm Your Location"));
  await waitFor(() => expect(document.activeElement).toBe(found.getByRole("button", { name: "Confirm" })));
  await user.keyboard("{Enter}");
  const indicator = await (await bar()).findByRole("button", { name: /^Your location: near 10 Rue de Rivoli/ });
  await waitFor(() => expect(document.activeElement).toBe(indicator));
});

it("signing out forgets the location", async () => {
  setPosition(OBERKAMPF);
  const { user } = await openPage("/", { session: await newUser() });
  await namesOf(48);
  await confirmLocation(user);
  await waitFor(() => expect(travelTimes()).toHaveLength(48));
  await press(user, "button", "Logout");
  await setLocation();
  await waitFor(() => expect(travelTimes()).toHaveLength(0));
});

it("on a phone, the location dialog opens from the filters and returns to them", async () => {
  setPosition(OBERKAMPF);
  const { user } = await openPage("/", { width: 390 });
  await namesOf(48);
  await press(user, "button", "Filters");
  await user.click(within(await dialog("Filters")).getByRole("button", { name: "Set Location" }));
  await user.click(await within(await dialog("Confirm Your Location")).findByRole("button", { name: "Confirm" }));
  const filters = within(await dialog("Filters"));
  await filters.findByText(/of all places are this near$/);
  filters.getByRole("slider").focus();
  await user.keyboard("{Home}");
  const show = await filters.findByRole("button", { name: /^Show [\d,]+ places?$/ });
  await waitFor(() => expect(show.textContent).toMatch(/^Show \d+ places?$/));
  await user.click(show);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expectAddress(/max-minutes=10/);
  await (await bar()).findByRole("button", { name: /^Your location: / });
});

it("on a phone, a signed-in user sets and forgets the location in the profile menu", async () => {
  setPosition(OBERKAMPF);
  const session = await newUser();
  const { user } = await openPage("/", { session, width: 390 });
  await namesOf(48);
  await press(user, "button", `${session.name}, menu`);
  await press(user, "menuitem", "Set Location");
  await user.click(await within(await dialog("Confirm Your Location")).findByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(travelTimes()).not.toHaveLength(0));
  await press(user, "button", `${session.name}, menu`);
  await press(user, "menuitem", "Forget my location");
  await waitFor(() => expect(travelTimes()).toHaveLength(0));
  await press(user, "button", `${session.name}, menu`);
  await screen.findByRole("menuitem", { name: "Set Location" });
});

it("the map's list has a pin for each of its places, also when filtered by travel time", async () => {
  setPosition(OBERKAMPF);
  const { user, network } = await openPage("/?types=Museum&types=Park&max-minutes=20&mode=walking", {
    stored: { layout: "map" },
    allowedErrors: [/./],
  });
  const all = await loadedCount();
  expect(network.requests("Pins")).not.toHaveLength(0);
  await confirmLocation(user);
  await waitFor(() => expect(JSON.stringify(network.requests("Pins").at(-1))).toContain('"maxMinutes":20'));
  await waitFor(async () => expect(await loadedCount()).toBeLessThan(all));
  await expectCount(await loadedCount());
});
