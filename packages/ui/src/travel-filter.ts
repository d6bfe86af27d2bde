/** The travel time among the filters. */
export { TravelTimeFilter } from "./components/TravelTimeFilter/TravelTimeFilter.tsx";
