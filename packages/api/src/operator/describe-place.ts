import { PLACE_FIELDS } from "../db/place-fields.ts";
import type { OperatorsPlace } from "./operate.ts";

const shown = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/**
 * Formats a place for people: the status of the place, the value, source and date of each field, the sources of the
 * place, and the log of its changes.
 */
export function describePlace({
  id,
  fields,
  shownStatus,
  hidden,
  isChosen,
  provenance,
  claims,
  log,
}: OperatorsPlace): string {
  const rows = PLACE_FIELDS.map((field) => {
    const source = provenance.find(({ fields: own }) => own.includes(field));
    return [field, shown(fields[field]), source === undefined ? "" : `${source.origin}, ${source.date}`] as const;
  });
  const width = Math.max(...rows.map(([field]) => field.length));
  const lines = rows.map(([field, value, source]) =>
    `${field.padEnd(width)}  ${value}${source === "" ? "" : `  (${source})`}`.trimEnd(),
  );
  return [
    `${id}: ${shownStatus}${isChosen ? ", chosen" : ""}${hidden ? ", hidden" : ""}`,
    ...lines,
    `sources: ${claims.map(({ source, sourceId }) => `${source}|${sourceId}`).join(", ")}`,
    ...(log.length === 0 ? [] : [describeLog(log)]),
  ].join("\n");
}

/** Formats changes for people, one line each. */
export const describeLog = (log: OperatorsPlace["log"]): string =>
  log.length === 0
    ? "Nothing was changed by hand."
    : log
        .map(
          ({ at, who, action, placeId, changes }) =>
            `${at.toISOString()} ${who}: ${action} ${placeId} ${JSON.stringify(changes)}`,
        )
        .join("\n");
