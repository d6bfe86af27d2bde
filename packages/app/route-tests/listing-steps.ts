/** Steps of the route tests of the listing: filters, searches, the address and the location. */
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, onTestFinished } from "vitest";
import { dialog } from "./steps.ts";

/** Waits until the address has a path with a query, or matches a pattern. */
export const expectAddress = (expected: string | RegExp) =>
  waitFor(() => {
    const address = `${location.pathname}${location.search}`;
    if (typeof expected === "string") expect(address).toBe(expected);
    else expect(address).toMatch(expected);
  });

/** Presses the only control with a role and a name. Waits for the control. */
export async function press(user: UserEvent, role: string, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole(role, { name }));
}

/** The checkbox of a filter value. Its name continues with the number of places. */
export const filter = (value: string) => screen.findByRole("checkbox", { name: new RegExp(`^${value}, `) });

/** Returns the last number of places that a text states. */
export function countIn(text: string | null | undefined): number {
  const numbers = [...(text ?? "").matchAll(/([\d,]+)\s(?:places?|lieux?)/g)];
  return Number(numbers.at(-1)?.[1]?.replaceAll(",", ""));
}

/** The number of places that the name of a control states. */
export const countOf = (control: HTMLElement) => countIn(control.getAttribute("aria-label") ?? control.textContent);

/** Waits until the title states a number of places. */
export const expectCount = (count: number) =>
  screen.findByRole("heading", { level: 1, name: count === 1 ? "1 place" : `${count.toLocaleString("en")} places` });

/** Waits until the listing has loaded, and returns its number of places. */
export const loadedCount = async () =>
  countIn((await screen.findByRole("heading", { level: 1, name: /^[\d,]+ places?/ })).textContent);

/** Waits until the active filters are shown as chips with these texts. */
export const expectChips = (texts: readonly string[]) =>
  waitFor(() => {
    const chips = within(screen.getByRole("list", { name: "Active filters" })).getAllByRole("listitem");
    const textOf = (chip: HTMLElement) => {
      // The button of the minutes is no text of the chip 'Near …'.
      const minutes = chip.querySelector("[aria-haspopup=menu]")?.textContent ?? "";
      return chip.textContent?.replace(minutes, "");
    };
    expect(chips.map(textOf)).toEqual(texts);
  });

/** The names of the places in the grid, in their order. */
export const placeNames = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent ?? "");

/** Waits until the grid has a number of places, and returns their names. */
export async function namesOf(count: number): Promise<readonly string[]> {
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(count));
  return placeNames();
}

/** The search field of the top bar. */
export async function searchField(): Promise<HTMLInputElement> {
  const [field] = await screen.findAllByRole<HTMLInputElement>("combobox");
  if (field === undefined) throw new Error("The page has no search field.");
  return field;
}

/** Leads to the previous entry of the history, as the button of the browser does. */
export const goBack = () => history.back();

/** Makes the browser return a position, or deny it, until the test has finished. */
export function setPosition(position: { readonly latitude: number; readonly longitude: number } | "denied"): void {
  const geolocation: Pick<Geolocation, "getCurrentPosition"> = {
    getCurrentPosition: (onPosition, onError) => {
      if (position === "denied") onError?.({ code: 1, message: "denied" } as GeolocationPositionError);
      else onPosition({ coords: { ...position, accuracy: 30 }, timestamp: 0 } as GeolocationPosition);
    },
  };
  Object.defineProperty(navigator, "geolocation", { configurable: true, value: geolocation });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "geolocation"));
}

/** Opens the location dialog from the top bar, and confirms the position that the browser returns. */
export async function confirmLocation(user: UserEvent): Promise<void> {
  const bar = within(await screen.findByRole("banner"));
  await user.click(await bar.findByRole("button", { name: "Set Location" }));
  await user.click(within(await dialog("Confirm Your Location")).getByRole("button", { name: "Confirm" }));
  await bar.findByRole("button", { name: /^Your location: / });
}
