import { type HoursSpan, hoursWeek, type ParisTime, readHours, weekdayOf } from "@flaneur/domain";
import { timeText } from "../lib/time-text.ts";
import type { HoursMessages } from "../messages/hours.ts";

export interface WeekRow {
  readonly name: string;
  /** The opening hours of the day, such as '12:00–14:00', or a single text such as 'Closed'. */
  readonly spans: readonly string[];
  readonly isClosed: boolean;
  readonly isToday: boolean;
}

export interface WeekShown {
  readonly rows: readonly WeekRow[];
  readonly varies: boolean;
}

/** Returns the hours of this week from Monday, and of public holidays if they differ; null if they cannot be parsed. */
export function weekShown(openingHours: string, now: ParisTime, messages: HoursMessages): WeekShown | null {
  const hours = readHours(openingHours);
  if (hours === null) return null;
  const { days, holidays, variesByDate } = hoursWeek(hours, now.day);
  const today = weekdayOf(now.day);
  const row = (name: string, spans: readonly HoursSpan[], isToday = false): WeekRow => ({
    name,
    spans: spans.length === 0 ? [messages.hours.closed] : spanTexts(spans, messages),
    isClosed: spans.length === 0,
    isToday,
  });
  return {
    rows: [
      ...days.map((spans, index) => row(messages.hours.weekday(index), spans, index === today)),
      ...(holidays === null ? [] : [holidayRow(holidays, row, messages)]),
    ],
    varies: variesByDate,
  };
}

function holidayRow(
  holidays: readonly HoursSpan[] | "vary",
  row: (name: string, spans: readonly HoursSpan[]) => WeekRow,
  { hours }: HoursMessages,
): WeekRow {
  if (holidays !== "vary") return row(hours.publicHolidays, holidays);
  return { name: hours.publicHolidays, spans: [hours.otherHours], isClosed: false, isToday: false };
}

const DAY_MINUTES = 1440;
/** Formats the end of a span. Midnight at the end of the day is '24:00'. Later ends are times of the next day. */
const endText = (minute: number): string =>
  minute === DAY_MINUTES ? "24:00" : timeText(minute > DAY_MINUTES ? minute - DAY_MINUTES : minute);

/**
 * Formats the spans of a day. With `|| unknown` or `|| "on request"`, the uncertain time fills a day around its opening
 * hours. The limits of the uncertain time would read as opening hours, so only its comment is shown.
 */
function spanTexts(spans: readonly HoursSpan[], messages: HoursMessages): readonly string[] {
  const sure = spans.filter(({ isSure }) => isSure);
  if (sure.length === 0 || hasClosedTime(spans)) return spans.map((span) => spanText(span, messages));
  const comments = spans.flatMap(({ isSure, comment }) => (isSure || comment === null ? [] : [comment]));
  return [
    ...sure.map((span) => spanText(span, messages)),
    ...[...new Set(comments)].map((comment) => messages.hours.quoted(comment)),
  ];
}

/** Whether a part of the day is in none of its spans. A span with an open end counts until the end of the day. */
function hasClosedTime(spans: readonly HoursSpan[]): boolean {
  let covered = 0;
  for (const { from, to, orLater } of spans) {
    if (from > covered) return true;
    covered = to === null || orLater ? DAY_MINUTES : to;
  }
  return covered < DAY_MINUTES;
}

function spanText({ from, to, orLater, isSure, comment }: HoursSpan, { hours }: HoursMessages): string {
  const isWholeDay = from === 0 && to === DAY_MINUTES;
  const quoted = comment === null ? null : hours.quoted(comment);
  if (!isSure && isWholeDay) return quoted ?? hours.unknown;
  const span = to === null ? hours.from(timeText(from)) : `${timeText(from)}–${endText(to)}`;
  const text = isWholeDay ? hours.allDay : orLater ? hours.orLater(span) : span;
  if (quoted !== null) return `${text} ${quoted}`;
  return isSure ? text : hours.unknownDuring(text);
}
