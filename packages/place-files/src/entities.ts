import { decode } from "html-entities";
import { type Fields, isFields } from "./unknown.ts";

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});/i;

/**
 * Decodes HTML entities in the texts of a row, such as `&amp;` in `Chez Paul &amp; Fils`: files often come from web
 * pages. Do not call it for exports of this product: their texts are plain.
 */
export const withoutEntities = (row: Fields): Fields =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, decoded(value)]));

function decoded(value: unknown): unknown {
  if (typeof value === "string") return ENTITY.test(value) ? decode(value, { scope: "strict" }) : value;
  // Names and addresses are nested one level at most: in `tags`.
  return isFields(value) && !("type" in value) ? withShallowTexts(value) : value;
}

const withShallowTexts = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, typeof value === "string" ? decoded(value) : value]),
  );
