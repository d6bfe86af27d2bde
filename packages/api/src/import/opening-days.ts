const DAYS: readonly string[] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

const DAY = "(?:Mo|Tu|We|Th|Fr|Sa|Su)";
const SPAN = new RegExp(`${DAY}(?:\\s*-\\s*${DAY})?`, "g");

function daysOf(span: string): readonly string[] {
  const [from, to = from] = span.split("-").map((day) => DAYS.indexOf(day.trim()));
  if (from === undefined || to === undefined) return [];
  const length = ((to - from + DAYS.length) % DAYS.length) + 1;
  return Array.from({ length }, (_, i) => DAYS[(from + i) % DAYS.length]).filter((day) => day !== undefined);
}

/**
 * Whether opening hours in OpenStreetMap's syntax take in Sundays. It reads the rules in turn, a later one overriding
 * those before it; of rules for months, weeks and holidays it takes no notice.
 */
export function opensOnSundays(openingHours: string): boolean {
  let open = false;
  for (const rule of openingHours.split(/;|\|\|/)) {
    if (/^\s*(?:PH|SH|easter|week|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/i.test(rule)) continue;
    const spans = rule.match(SPAN) ?? [];
    if (spans.length > 0 && !spans.flatMap(daysOf).includes("Su")) continue;
    if (/\b(?:off|closed)\b/.test(rule)) open = false;
    else if (/24\/7|\d\d?:\d\d|\bopen\b/.test(rule)) open = true;
  }
  return open;
}
