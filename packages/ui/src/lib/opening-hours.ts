const DAYS: Readonly<Record<string, string>> = {
  Mo: "Mon",
  Tu: "Tue",
  We: "Wed",
  Th: "Thu",
  Fr: "Fri",
  Sa: "Sat",
  Su: "Sun",
  PH: "Public holidays",
  SH: "School holidays",
};

const DAY = "Mo|Tu|We|Th|Fr|Sa|Su|PH|SH";
const RULE = new RegExp(`^((?:${DAY})(?:\\s*[-,]\\s*(?:${DAY}))*)\\s+(.+)$`);

export interface HoursLine {
  /** 'Mon–Fri'; null for a rule that names no days. */
  readonly days: string | null;
  /** '12:00–14:00', one for each time it opens. */
  readonly hours: readonly string[];
}

const spell = (days: string): string =>
  days
    .replace(new RegExp(DAY, "g"), (day) => DAYS[day] ?? day)
    .replace(/\s*-\s*/g, "–")
    .replace(/\s*,\s*/g, ", ");

const spellHours = (hours: string): readonly string[] =>
  /^(off|closed)$/i.test(hours)
    ? ["Closed"]
    : hours.split(/\s*,\s*(?=\d)/).map((each) => each.replace(/(?<=\d)\s*-\s*(?=\d)/g, "–"));

/**
 * OpenStreetMap opening hours as lines to read. It spells the rules, it does not compute them: what it does not know
 * stays as it was written.
 */
export function openingHoursLines(openingHours: string): readonly HoursLine[] {
  return openingHours
    .split(/;|\|\|/)
    .map((rule) => rule.trim())
    .filter((rule) => rule !== "")
    .map((rule) => {
      if (rule === "24/7") return { days: null, hours: ["Open day and night"] };
      const match = RULE.exec(rule);
      if (match?.[1] === undefined || match[2] === undefined) return { days: null, hours: spellHours(rule) };
      return { days: spell(match[1]), hours: spellHours(match[2]) };
    });
}
