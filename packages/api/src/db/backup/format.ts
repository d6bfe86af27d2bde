/**
 * Format of a backup: gzipped JSON lines. The first line is the header, `{"backup": …}`. Each table follows: a line
 * `{"table": "places"}`, and a line `{"row": …}` for each row. The database's row_to_json writes the rows, so that no
 * value passes through a JavaScript number or date. The last line, `{"end": …}`, contains the number of rows of each
 * table and a digest of every byte before this line.
 */
import { z } from "zod";

/** Version of the format. Increment it when older programs cannot read the new format. */
export const VERSION = 1;

const Header = z.object({
  format: z.literal("flaneur"),
  version: z.number().int(),
  /** Version of the schema: the time at which its last migration was generated, in milliseconds since 1970. */
  migration: z.number().int(),
  /** When the rows were read, in ISO 8601. */
  createdAt: z.string(),
});
export type Header = z.infer<typeof Header>;

const End = z.object({ rows: z.record(z.string(), z.number().int()), sha256: z.string() });
export type End = z.infer<typeof End>;

export const HeaderLine = z.strictObject({ backup: Header });
/** A line that is neither the header nor a row; `rowOfLine` reads the rows. */
export const OtherLine = z.union([z.strictObject({ table: z.string() }), z.strictObject({ end: End })]);

const ROW = '{"row":';

/** @param row JSON text, which is written unchanged. */
export const rowLine = (row: string): string => `${ROW}${row}}\n`;

/** Returns the JSON text of a row from its line (without line feed); null for any other line. */
export const rowOfLine = (line: string): string | null => (line.startsWith(ROW) ? line.slice(ROW.length, -1) : null);
