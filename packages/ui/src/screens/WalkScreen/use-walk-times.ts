import { civilDate, type ParisTime, weekdayOf } from "@flaneur/domain";
import { timeText } from "../../lib/time-text.ts";
import { useHoursMessages } from "../../messages/hours.ts";
import { useWalkMessages } from "../../messages/walk.ts";

/** The minute of the day at which a night ends: 06:00. */
const MORNING_MINUTE = 360;

/** Returns the formats of days and times of a walk. */
export function useWalkTimes() {
  const { walk } = useWalkMessages();
  const { hours } = useHoursMessages();
  const dateText = (day: number, known: number): string =>
    civilDate(day).year === civilDate(known).year ? hours.date(day) : hours.dateWithYear(day);
  return {
    /** Formats a day: 'Thursday 26 November', or 'Friday 1 January 2027' in another year than today. */
    dayText: (day: number, today: number): string => walk.day(hours.weekday(weekdayOf(day)), dateText(day, today)),
    /**
     * Formats a time: '18:05', 'Friday at 10:10' on another day, or '4 December at 10:10' on a day that is at least a
     * week away.
     * @param day Times of this day, and of the next day before 06:00, have no weekday. @default the day of the time
     */
    clock: (time: ParisTime, day: number = time.day): string => {
      const text = timeText(time.minute);
      const isNight = time.day === day + 1 && time.minute < MORNING_MINUTE;
      if (time.day === day || isNight) return text;
      const isSoon = Math.abs(time.day - day) < 7;
      return hours.dayAndTime(isSoon ? hours.weekday(weekdayOf(time.day)) : dateText(time.day, day), text);
    },
  };
}
