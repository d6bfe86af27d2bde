import type { Place } from "@flaneur/domain";
import { HoursWeek, type HoursWeekProps } from "./HoursWeek.tsx";

interface PlaceHoursProps extends Pick<HoursWeekProps, "variant"> {
  readonly place: Pick<Place, "openingHours" | "openingHoursSource" | "placeStatus">;
}

/** The week of a place. Renders nothing if its hours are unknown. */
export const PlaceHours = ({ place: { openingHours, ...place }, variant }: PlaceHoursProps) =>
  openingHours === null ? null : <HoursWeek place={{ ...place, openingHours }} variant={variant} />;
