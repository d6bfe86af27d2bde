import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { openPage } from "../testing/open-page.tsx";
import { expectAddress, expectChips, goBack, press, setPosition } from "./listing-steps.ts";
import { dialog, expectHeading } from "./steps.ts";

/** Confirms the position of the browser from the section 'Getting there'. */
async function setLocation(user: UserEvent): Promise<void> {
  await press(user, "button", /See how far it is from you/);
  await user.click(await within(await dialog("Confirm Your Location")).findByRole("button", { name: "Confirm" }));
}

it("a tag of a place leads to the listing with that tag, Back to the place, and 'Back to places' to the page before", async () => {
  const { user } = await openPage("/places/tour-eiffel");
  await expectHeading("Tour Eiffel");
  const [tags] = await screen.findAllByRole("list", { name: "Tags" });
  if (tags !== undefined) await user.click(within(tags).getByRole("link", { name: "Landmark" }));
  await expectAddress("/?tags=Landmark");
  await expectChips(["Landmark"]);
  goBack();
  await expectHeading("Tour Eiffel");
  const related = within(await screen.findByRole("region", { name: "Related Places" }));
  const [link] = related.getAllByRole("link");
  if (link !== undefined) await user.click(link);
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).not.toBe("Tour Eiffel"));
  await press(user, "link", "Back to places");
  await expectHeading("Tour Eiffel");
});

it("'Getting there' names the nearest stations", async () => {
  await openPage("/places/bistrot-paul-bert");
  const stations = within(await screen.findByRole("list", { name: "Nearest stations" }));
  const texts = stations.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/Faidherbe.Chaligny.*\d+ min on foot/),
    expect.stringMatching(/Charonne.*\d+ min on foot/),
  ]);
});

it("'Getting there' names the lines of the way by metro when a location is confirmed", async () => {
  // Next to the station Abbesses.
  setPosition({ latitude: 48.8845, longitude: 2.3384 });
  const { user } = await openPage("/places/angelina");
  await expectHeading("Angelina");
  expect(screen.queryByText(/by metro/)).toBeNull();
  await setLocation(user);
  const gettingThere = await screen.findByRole("region", { name: "Getting there" });
  await within(gettingThere).findByText(/^About \d+ min by metro$/);
  expect(gettingThere.textContent).toMatch(/line 12 from Abbesses to Concorde, no change, then \d min on foot/);
  expect(gettingThere.textContent).toContain("Abbesses 12 → Concorde, no change");
  const figures = within(gettingThere).getByText("As the crow flies");
  expect(
    within(gettingThere)
      .getByText(/by metro$/)
      .compareDocumentPosition(figures),
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  within(gettingThere).getByRole("heading", { name: "Travel Information" });
});

it("a place that can be reached as quickly on foot has no way by metro", async () => {
  setPosition({ latitude: 48.8652, longitude: 2.3284 });
  const { user, network } = await openPage("/places/angelina");
  await expectHeading("Angelina");
  await setLocation(user);
  await screen.findByRole("heading", { name: "Travel Information" });
  await waitFor(() => expect(network.requests("MetroWay")).toHaveLength(1));
  expect(screen.queryByText(/by metro$/)).toBeNull();
});

it("in French, the duration of the way by metro is shown on a phone", async () => {
  setPosition({ latitude: 48.8845, longitude: 2.3384 });
  const { user } = await openPage("/places/angelina", { language: "fr", width: 390 });
  await expectHeading("Angelina");
  const buttons = await screen.findAllByRole("button", { name: /Ma position/ });
  const last = buttons.at(-1);
  if (last !== undefined) await user.click(last);
  await user.click(await screen.findByRole("button", { name: "Confirmer" }));
  await screen.findByText(/^Environ \d+\smin en métro$/);
  screen.getByText("Une estimation sans horaires");
});

it("the page of a curated place attributes its rating to Flâneur, with its maximum, and shows no other one", async () => {
  await openPage("/places/bistrot-paul-bert");
  await expectHeading("Bistrot Paul Bert");
  expect((await screen.findAllByText(/rating/i)).map(({ textContent }) => textContent)).toEqual(["Flâneur’s rating"]);
  screen.getByText(/^\d\.\d\s\/\s5$/);
});

it("the page of a place leads to places nearby", async () => {
  const { user } = await openPage("/places/bistrot-paul-bert");
  await expectHeading("Bistrot Paul Bert");
  const nearby = within(await screen.findByRole("region", { name: "Nearby" }));
  expect(nearby.getAllByRole("listitem")).toHaveLength(4);
  const [link] = nearby.getAllByRole("link");
  if (link !== undefined) await user.click(link);
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).not.toBe("Bistrot Paul Bert"));
});

it.each(["/", "/places/afaria", "/neighbourhoods/le-marais"])(
  "the footer of %s leads to the section about privacy, whose heading gets the focus",
  async (path) => {
    const { user } = await openPage(path);
    await screen.findByRole("heading", { level: 1 });
    await user.click(screen.getByRole("link", { name: "Privacy" }));
    await waitFor(() => expect(`${location.pathname}${location.hash}`).toBe("/about#privacy"));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Privacy" })));
  },
);

it("a link in 'On this page' of '/about' focuses the heading of its section, and Back returns", async () => {
  const { user } = await openPage("/about");
  const side = within(await screen.findByRole("navigation", { name: "On this page" }));
  await user.click(side.getByRole("link", { name: "Credits" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Credits" })));
  goBack();
  await waitFor(() => expect(`${location.pathname}${location.hash}`).toBe("/about"));
});
