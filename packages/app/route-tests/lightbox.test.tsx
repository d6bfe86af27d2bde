import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { openPage } from "../testing/open-page.tsx";
import { newUser } from "../testing/route-servers.ts";
import { confirmLocation, expectAddress, goBack, press, setPosition } from "./listing-steps.ts";
import { article, dialog, expectHeading, expectHeart } from "./steps.ts";

const PLACE = "Tour Eiffel";
const TITLE = `Pictures and videos of ${PLACE}`;
const lightbox = async () => within(await dialog(TITLE));
const expectNoLightbox = () => waitFor(() => expect(screen.queryByRole("dialog", { name: TITLE })).toBeNull());

/** Opens the lightbox with the video of a card of the listing. */
async function play(user: UserEvent): Promise<void> {
  await article(PLACE);
  await press(user, "button", `Play the video of ${PLACE}`);
  await (await lightbox()).findByRole("heading", { name: PLACE });
}

it("a heart pressed in the lightbox changes the heart of the card", async () => {
  const { user } = await openPage("/?search=tour+eiffel", { session: await newUser() });
  await play(user);
  await user.click(await (await lightbox()).findByRole("button", { name: /^Add .+ to favorites$/ }));
  await (await lightbox()).findByRole("button", { name: /^Remove .+ from favorites$/ });
  await user.keyboard("{Escape}");
  await expectNoLightbox();
  await expectHeart(PLACE, true);
});

it("a signed-out visitor sees the prompt above the lightbox, and returns to the lightbox", async () => {
  const { user } = await openPage("/?search=tour+eiffel");
  await play(user);
  const heart = await (await lightbox()).findByRole("button", { name: /^Add .+ to favorites$/ });
  await user.click(heart);
  const prompt = await dialog("Save Your Favorites");
  await waitFor(() => expect(prompt.contains(document.activeElement)).toBe(true));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Save Your Favorites" })).toBeNull());
  await lightbox();
  await waitFor(() => expect(document.activeElement).toBe(heart));
});

it("'Details' leads to the place's page, Back returns to the lightbox, and the next Back closes it", async () => {
  const { user } = await openPage("/?search=tour+eiffel");
  await play(user);
  await user.click((await lightbox()).getByRole("link", { name: "Details" }));
  await expectNoLightbox();
  await expectHeading(PLACE);
  goBack();
  await lightbox();
  goBack();
  await expectNoLightbox();
  await article(PLACE);
});

it("after 'Details', 'Back to places' returns to the listing without the lightbox", async () => {
  const { user } = await openPage("/?search=tour+eiffel");
  await play(user);
  await user.click((await lightbox()).getByRole("link", { name: "Details" }));
  await expectHeading(PLACE);
  await press(user, "link", "Back to places");
  await article(PLACE);
  await expectAddress("/?search=tour+eiffel");
  await expectNoLightbox();
});

it("Back opens the lightbox of its history entry, also after the lightbox of another place", async () => {
  const { user } = await openPage("/?search=tour+eiffel");
  await play(user);
  await user.click((await lightbox()).getByRole("link", { name: "Details" }));
  await expectHeading(PLACE);
  await press(user, "link", "Flâneur");
  await user.click(await screen.findByRole("checkbox", { name: /^Cinema, / }));
  await press(user, "button", "Play the video of Le Grand Rex");
  await dialog("Pictures and videos of Le Grand Rex");
  goBack();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  // Goes back before the choice of the filter, and to the page of the first place.
  goBack();
  goBack();
  await expectHeading(PLACE);
  goBack();
  await lightbox();
});

it("on a phone, Back closes the lightbox, which opens again at the next press", async () => {
  const { user } = await openPage("/places/tour-eiffel", { width: 390 });
  await expectHeading(PLACE);
  await press(user, "button", "Open picture 1 of 3");
  await lightbox();
  goBack();
  await expectNoLightbox();
  await expectAddress("/places/tour-eiffel");
  await press(user, "button", "Open picture 1 of 3");
  await user.click(await (await lightbox()).findByRole("button", { name: "Close" }));
  await expectNoLightbox();
});

it("the lightbox shows the distance and travel times of the place of a video", async () => {
  setPosition({ latitude: 48.8643217, longitude: 2.3690418 });
  const { user } = await openPage("/?search=tour+eiffel");
  await article(PLACE);
  await confirmLocation(user);
  await play(user);
  const companion = within(await (await lightbox()).findByRole("region", { name: "Place" }));
  await companion.findByText("Metro");
  const [distance, walk, metro] = companion.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(distance).toMatch(/^[\d.]+ k?m$/);
  expect(walk).toMatch(/^\d+ min$|^\dh/);
  expect(metro).toMatch(/^M\d+ min$|^M\dh/);
});
