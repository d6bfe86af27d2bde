/** Opening hours in lists, and the filter by opening hours. */
export { HoursLine } from "./components/Hours/HoursLine.tsx";
export { HoursChange } from "./components/HoursFilter/HoursChange.tsx";
export { HoursFilter } from "./components/HoursFilter/HoursFilter.tsx";
