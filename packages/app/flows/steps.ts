/** Steps that several flows take, at any width: a phone has panels in place of the sidebar, the tabs and the account. */
import { viewportOf } from "@flaneur/domain";
import { expect, screen, type UserEventObject, waitFor, within } from "storybook/test";
import { CAMILLE } from "./open-flow.ts";

const isPhone = () => viewportOf(innerWidth).phone;

/** The contents of the dialog of that title, once it is open. */
export const openedDialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

/** Expects an element that is found and visible in the end: what has just been opened fades in. */
export const expectShown = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());

export const expectNoDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** The filters: in the sidebar, or in the panel that a phone opens. */
export async function openFilters(user: UserEventObject) {
  if (!isPhone()) return within(await screen.findByRole("complementary", { name: "Filters" }));
  await user.click(await screen.findByRole("button", { name: /^Filters/ }));
  return openedDialog("Filters");
}

/** Leaves the filters: on a phone, for the list below their panel. */
export async function leaveFilters(user: UserEventObject, places: number): Promise<void> {
  if (!isPhone()) return;
  const panel = await openedDialog("Filters");
  await user.click(await panel.findByRole("button", { name: `Show ${places} places` }));
  await expectNoDialog();
}

/** Opens the dialog of that title: from the head of the listing, or on a phone from the filters. */
export async function openAdvancedFilters(user: UserEventObject) {
  if (isPhone()) await user.click(await (await openFilters(user)).findByRole("button", { name: "Advanced Filters" }));
  else await user.click(await screen.findByRole("button", { name: "Advanced Filters" }));
  return openedDialog("Advanced Filters");
}

/** The tabs: those of the bar, or the rows of the panel that a phone opens. */
async function openTabs(user: UserEventObject) {
  if (!isPhone()) return { role: "tab", within: within(await screen.findByRole("tablist")) } as const;
  // The dialog of a view leads back to the panel that it was opened from.
  if (screen.queryByRole("dialog", { name: "Views" }) === null) {
    await user.click(await screen.findByRole("button", { name: /^Views/ }));
  }
  return { role: "button", within: await openedDialog("Views") } as const;
}

/** Chooses a tab by the beginning of its name. */
export async function chooseTab(user: UserEventObject, name: string): Promise<void> {
  const tabs = await openTabs(user);
  await user.click(await tabs.within.findByRole(tabs.role, { name: new RegExp(`^${name}`) }));
  if (isPhone()) await expectNoDialog();
}

/** Presses '+ Add View', which on a phone is in the panel of the views. */
export async function addView(user: UserEventObject) {
  if (isPhone()) await user.click(await screen.findByRole("button", { name: /^Views/ }));
  await user.click(await screen.findByRole("button", { name: "+ Add View" }));
  return openedDialog("Save Custom View");
}

/** Presses 'Set Location' in the top bar: the travel time among the filters has another. */
export async function setLocation(user: UserEventObject): Promise<void> {
  const bar = within(await screen.findByRole("banner"));
  await user.click(await bar.findByRole("button", { name: "Set Location" }));
}

/** Expects Camille's name in the top bar, which on a phone is a menu. */
export async function expectSignedIn(): Promise<void> {
  await expectShown(() => screen.getByRole("button", { name: /^camille, (?:account|menu)$/ }));
}

/** Fills in the sign-up form that opens, and sends it. */
export async function signUp(user: UserEventObject): Promise<void> {
  const form = await openedDialog("Create Account");
  await user.type(form.getByLabelText("Email"), CAMILLE.username);
  await user.type(form.getByLabelText("Password"), CAMILLE.password);
  await user.type(form.getByLabelText("Confirm Password"), CAMILLE.password);
  await user.click(form.getByRole("button", { name: "Create Account" }));
}

/** Searches in the top bar, or in the dialog that a narrow window opens, and sends the search. */
export async function searchFor(user: UserEventObject, search: string): Promise<void> {
  const bar = within(await screen.findByRole("banner"));
  const icon = bar.queryByRole("button", { name: "Search Places" });
  if (icon !== null) await user.click(icon);
  const searchable = icon === null ? bar : await openedDialog("Search Places");
  await user.type(await searchable.findByRole("searchbox"), `${search}{Enter}`);
  await expectNoDialog();
}
