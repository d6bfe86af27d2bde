/** What opening hours mean, in lists; and the filter by them. */
export { HoursLine } from "./components/Hours/HoursLine.tsx";
export { HoursChange } from "./components/HoursFilter/HoursChange.tsx";
export { HoursFilter } from "./components/HoursFilter/HoursFilter.tsx";
