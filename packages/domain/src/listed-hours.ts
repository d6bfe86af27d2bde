import { placeHoursState } from "./hours/hours.ts";
import type { HoursState } from "./hours/hours-state.ts";
import type { ParisTime } from "./hours/paris-time.ts";
import type { Place } from "./place.ts";
import type { PlaceFilters } from "./place-filters.ts";

const MEAL_TYPES: readonly string[] = ["Restaurant", "Bar", "Café"];
const ALWAYS = /^\s*24\s*\/\s*7\s*$/;

/** Whether the opening hours of a place are those of a hotel's reception, and say nothing about its kitchen and its bar. */
export const areReceptionHours = ({ types, openingHours }: Pick<Place, "types" | "openingHours">): boolean =>
  types[0] === "Hotel" && openingHours !== null && ALWAYS.test(openingHours);

/** Whether a list is about eating and drinking, and not about hotels. */
export const asksForMeals = ({ types }: Pick<PlaceFilters, "types">): boolean =>
  types.include.some((type) => MEAL_TYPES.includes(type)) && !types.include.includes("Hotel");

/**
 * Returns the state of a place's opening hours at a moment, in a list with these filters. In a list of restaurants, bars
 * or cafés, the hours of a hotel's reception are unknown hours.
 */
export const listedHoursState = (
  place: Pick<Place, "placeStatus" | "openingHours" | "types">,
  at: ParisTime,
  filters: Pick<PlaceFilters, "types">,
): HoursState =>
  placeHoursState(asksForMeals(filters) && areReceptionHours(place) ? { ...place, openingHours: null } : place, at);
