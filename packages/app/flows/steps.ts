/** Steps of several flows, at any width. A phone has panels instead of the sidebar, the tabs and the account menu. */
import { viewportOf } from "@flaneur/domain";
import { expect, screen, type UserEventObject, waitFor, within } from "storybook/test";
import { CAMILLE } from "./open-flow.ts";

const isPhone = () => viewportOf(innerWidth).phone;

/** Waits for the dialog with a title and returns its content. */
export const openedDialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

/** Expects that an element becomes visible. A part that has just opened fades in. */
export const expectShown = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());

export const expectNoDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** Returns the queries for the filters, which are in the sidebar. On a phone, first opens their panel. */
export async function openFilters(user: UserEventObject) {
  if (!isPhone()) return within(await screen.findByRole("complementary", { name: "Filters" }));
  await user.click(await screen.findByRole("button", { name: /^Filters/ }));
  return openedDialog("Filters");
}

/** Closes the panel of the filters on a phone. */
export async function leaveFilters(user: UserEventObject, places: number): Promise<void> {
  if (!isPhone()) return;
  const panel = await openedDialog("Filters");
  await user.click(await panel.findByRole("button", { name: `Show ${places} places` }));
  await expectNoDialog();
}

/** Opens 'Advanced Filters' from the header of the listing, or on a phone from the filters. */
export async function openAdvancedFilters(user: UserEventObject) {
  if (isPhone()) await user.click(await (await openFilters(user)).findByRole("button", { name: "Advanced Filters" }));
  else await user.click(await screen.findByRole("button", { name: "Advanced Filters" }));
  return openedDialog("Advanced Filters");
}

/** Returns the queries for the tabs of the bar. On a phone, opens the panel of the views, and returns its rows. */
async function openTabs(user: UserEventObject) {
  if (!isPhone()) return { role: "tab", within: within(await screen.findByRole("tablist")) } as const;
  // The panel is open already if the dialog of a view was opened from it.
  if (screen.queryByRole("dialog", { name: "Views" }) === null) {
    await user.click(await screen.findByRole("button", { name: /^Views/ }));
  }
  return { role: "button", within: await openedDialog("Views") } as const;
}

/** Chooses the tab whose name starts with a text. */
export async function chooseTab(user: UserEventObject, name: string): Promise<void> {
  const tabs = await openTabs(user);
  await user.click(await tabs.within.findByRole(tabs.role, { name: new RegExp(`^${name}`) }));
  if (isPhone()) await expectNoDialog();
}

/** Presses '+ Add View', which is in the panel of the views on a phone. */
export async function addView(user: UserEventObject) {
  if (isPhone()) await user.click(await screen.findByRole("button", { name: /^Views/ }));
  await user.click(await screen.findByRole("button", { name: "+ Add View" }));
  return openedDialog("Save Custom View");
}

/** Presses 'Set Location' in the top bar. The travel-time filter has another button with that name. */
export async function setLocation(user: UserEventObject): Promise<void> {
  const bar = within(await screen.findByRole("banner"));
  await user.click(await bar.findByRole("button", { name: "Set Location" }));
}

/** Expects the button with Camille's name in the top bar. It opens the account, or on a phone the menu. */
export async function expectSignedIn(): Promise<void> {
  await expectShown(() => screen.getByRole("button", { name: /^camille, (?:account|menu)$/ }));
}

/** Fills in and submits the sign-up form, which is open. */
export async function signUp(user: UserEventObject): Promise<void> {
  const form = await openedDialog("Create Account");
  await user.type(form.getByLabelText("Email"), CAMILLE.username);
  await user.type(form.getByLabelText("Password"), CAMILLE.password);
  await user.type(form.getByLabelText("Confirm Password"), CAMILLE.password);
  await user.click(form.getByRole("button", { name: "Create Account" }));
}

/** Searches in the top bar, or in a narrow window in the dialog, and submits the search. */
export async function searchFor(user: UserEventObject, search: string): Promise<void> {
  const bar = within(await screen.findByRole("banner"));
  const icon = bar.queryByRole("button", { name: "Search Places" });
  if (icon !== null) await user.click(icon);
  const searchable = icon === null ? bar : await openedDialog("Search Places");
  await user.type(await searchable.findByRole("combobox"), `${search}{Enter}`);
  await expectNoDialog();
}
