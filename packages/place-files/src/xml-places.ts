import { guessColumns } from "./columns.ts";
import { GPX_CREATOR, isExportHeader } from "./export-columns.ts";
import { withoutMarkup } from "./markup.ts";
import { type Fields, isFields } from "./unknown.ts";

/** An element with its content. Names have no namespace prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

const child = (element: XmlElement, name: string): XmlElement | undefined =>
  element.children.find((other) => other.name === name);

const childText = (element: XmlElement, name: string): string | undefined => child(element, name)?.text;

function descendants(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.flatMap((other) => (other.name === name ? [other] : descendants(other, name)));
}

/**
 * Returns the point of a placemark or, without a point, its list of coordinates with the most corners. Coordinates are
 * written with the longitude first: `2.33,48.86,0 2.34,48.86,0`.
 */
function positionOf(placemark: XmlElement): Fields {
  const lists = descendants(placemark, "coordinates").map(({ text }) =>
    text
      .trim()
      .split(/\s+/)
      .map((tuple) => tuple.split(",").map(Number)),
  );
  const [point] = descendants(placemark, "Point");
  const [largest] = lists.toSorted((a, b) => b.length - a.length);
  const [first] = point === undefined ? [] : positionList(point);
  return {
    geometry:
      first === undefined ? { type: "Polygon", coordinates: [largest ?? []] } : { type: "Point", coordinates: first },
  };
}

/** Returns the coordinates of a point as a list with one position. */
const positionList = (point: XmlElement): readonly (readonly number[])[] =>
  descendants(point, "coordinates").map(({ text }) =>
    text
      .trim()
      .split(/[\s,]+/)
      .map(Number),
  );

/** What surrounds an element in its file. */
export interface XmlContext {
  /** The names of the folders around the element, the outermost first. */
  readonly folders: readonly string[];
  /** The program that has written the file; null if the file does not name it. */
  readonly creator: string | null;
  /** Returns whether a text names a kind of place. */
  readonly namesKind: (text: string) => boolean;
}

/**
 * Converts a KML placemark to a row of a table: its texts, its position, and its `ExtendedData`, each value under the
 * name that the file gives it. If `ExtendedData` has no column for the type, the type is the name of the innermost
 * folder that is named after a kind of place, such as the layer "Restaurants" of Google My Maps.
 */
export function placemarkRecord(placemark: XmlElement, { folders, namesKind }: XmlContext): Fields {
  const data = descendants(placemark, "Data").map(({ attributes, children, text }): [string, string] => [
    attributes.name ?? "",
    children.find(({ name }) => name === "value")?.text ?? text,
  ]);
  const simple = descendants(placemark, "SimpleData").map(({ attributes, text }): [string, string] => [
    attributes.name ?? "",
    text,
  ]);
  const fields = Object.fromEntries([...data, ...simple]);
  // Texts of exports of this product are plain; texts of other programs are HTML.
  const read = isExportHeader(Object.keys(fields)) ? (text: string) => text : withoutMarkup;
  const own = (name: string): Fields => {
    const text = childText(placemark, name);
    return text === undefined ? {} : { [name]: read(text) };
  };
  const name = childText(placemark, "name")?.trim() ?? "";
  const folder = folders.findLast(namesKind);
  return {
    ...(folder === undefined || guessColumns(Object.keys(fields)).has("type") ? {} : { type: folder }),
    ...nestedFields(Object.values(fields)),
    ...fields,
    // The name in `ExtendedData`, which many programs write, is used if the placemark has no other.
    ...(name === "" ? {} : { name }),
    ...own("description"),
    ...own("address"),
    ...positionOf(placemark),
  };
}

/**
 * Returns the name and the address in a field with JSON, as ogr2ogr writes the field `location` of Takeout. Empty if no
 * field has them.
 */
function nestedFields(values: readonly string[]): Fields {
  for (const value of values) {
    if (!value.trimStart().startsWith("{")) continue;
    const parsed = parsedFields(value);
    const name = parsed.name ?? parsed["Business Name"];
    const address = parsed.address ?? parsed.Address;
    if (typeof name === "string" || typeof address === "string") return { name, address };
  }
  return {};
}

function parsedFields(json: string): Fields {
  try {
    const parsed: unknown = JSON.parse(json);
    return isFields(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

/**
 * Converts a GPX waypoint to a row of a table. The row has a column `note` only if the file is an export of this
 * product, whose `desc` is the product's description, and whose `cmt` is the visitor's note.
 */
export function waypointRecord(waypoint: XmlElement, { creator }: XmlContext): Fields {
  const link = child(waypoint, "link");
  const [description, comment] = [childText(waypoint, "desc"), childText(waypoint, "cmt")];
  return {
    name: childText(waypoint, "name"),
    ...(creator === GPX_CREATOR ? { description, note: comment } : { description: description ?? comment }),
    type: childText(waypoint, "type") ?? childText(waypoint, "sym"),
    website: link?.attributes.href ?? childText(waypoint, "url"),
    latitude: waypoint.attributes.lat,
    longitude: waypoint.attributes.lon,
  };
}
