/** The filter by travel time. */
export { TravelTimeFilter } from "./components/TravelTimeFilter/TravelTimeFilter.tsx";
