import type { Place } from "@flaneur/domain";
import { HoursWeek } from "./HoursWeek.tsx";

interface PlaceHoursProps {
  readonly place: Pick<Place, "openingHours" | "openingHoursSource" | "placeStatus">;
}

/** The week of a place. Renders nothing if the place has no hours. */
export const PlaceHours = ({ place: { openingHours, ...place } }: PlaceHoursProps) =>
  openingHours === null ? null : <HoursWeek place={{ ...place, openingHours }} />;
