import { SaxesParser } from "saxes";
import { ImportFileError } from "./import-file-error.ts";
import type { PlaceFile } from "./place-file.ts";
import type { RawRow } from "./raw-row.ts";
import type { DecodedReadOptions } from "./read-options.ts";
import { textChunks } from "./text-chunks.ts";
import { checkRows } from "./too-many-rows.ts";
import type { Fields } from "./unknown.ts";
import { placemarkRecord, waypointRecord, type XmlContext, type XmlElement } from "./xml-places.ts";

/** Maximum number of characters in the texts of an item. */
const MAX_TEXT = 1_000_000;
/** Maximum number of elements in an item. */
const MAX_ELEMENTS = 10_000;
/** Maximum number of nested elements. */
const MAX_DEPTH = 64;
/** Limit of the characters from one tag to the next. The parser keeps these characters in memory. */
const MAX_TOKEN = 4_000_000;

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

interface RowElement {
  readonly name: string;
  readonly toRecord: (element: XmlElement, context: XmlContext) => Fields;
}

const namesNone = () => false;

/** The row elements, by the format of the file. */
const ROWS: Readonly<Record<"kml" | "gpx", RowElement>> = {
  kml: { name: "Placemark", toRecord: placemarkRecord },
  gpx: { name: "wpt", toRecord: waypointRecord },
};

/**
 * Yields the placemarks of a KML file or the waypoints of a GPX file, one at a time. The parser expands no entities
 * but the five of XML, and loads nothing. Throws `ImportFileError` for a file that is damaged or of another kind.
 */
export async function* xmlRecords(
  file: PlaceFile,
  format: "kml" | "gpx",
  options: DecodedReadOptions,
): AsyncGenerator<RawRow> {
  const found: Fields[] = [];
  const { namesKind = namesNone } = options;
  const outside = new Set<string>();
  const onOther = (name: string) => outside.add(name);
  const parser = createParser(
    format,
    (element, context) => found.push(ROWS[format].toRecord(element, { ...context, namesKind })),
    onOther,
  );
  let row = 0;
  const rows = function* (): Generator<RawRow> {
    for (const value of found.splice(0)) {
      row += 1;
      checkRows(file, row, options);
      yield { row, value };
    }
  };
  const damaged = (error: unknown) =>
    new ImportFileError(
      `${file.name} is damaged or cut short after item ${row}: ${error instanceof Error ? error.message : error}.`,
    );
  for await (const chunk of textChunks(file, options.encoding, options.onWrongByte)) {
    try {
      parser.write(chunk);
    } catch (error) {
      throw damaged(error);
    }
    yield* rows();
  }
  try {
    parser.close();
  } catch (error) {
    throw damaged(error);
  }
  yield* rows();
  if (row === 0) refuseOther(file, outside);
}

/** Throws the error of a file without rows that has something else in their place. */
function refuseOther({ name }: PlaceFile, elements: ReadonlySet<string>): void {
  if (elements.has("NetworkLink")) {
    throw new ImportFileError(
      `${name} only points to a map on the web, and has no places. Open that map, export it with all its data as KML or KMZ, and read that file.`,
      "network link",
    );
  }
  if (elements.has("trk") || elements.has("rte")) {
    throw new ImportFileError(
      `${name} has only routes or tracks, no places. Export the waypoints, and read that file.`,
      "routes",
    );
  }
}

function createParser(
  format: "kml" | "gpx",
  onRow: (element: XmlElement, context: Omit<XmlContext, "namesKind">) => void,
  onOther: (name: "NetworkLink" | "trk" | "rte") => void,
) {
  const parser = new SaxesParser();
  const open: XmlElement[] = [];
  const folders = createFolders();
  let creator: string | null = null;
  let depth = 0;
  let text = 0;
  let elements = 0;
  let sinceTag = 0;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("doctype", () => {
    throw new Error("it declares a document type, which is not read");
  });
  parser.on("opentag", ({ name: full, attributes }) => {
    const name = localName(full);
    depth += 1;
    sinceTag = 0;
    if (depth > MAX_DEPTH) throw new Error(`it is nested deeper than ${MAX_DEPTH} levels`);
    if (depth === 1 && name !== format) throw new Error(`it begins with <${name.slice(0, 40)}>, not <${format}>`);
    if (depth === 1) creator = attributes.creator ?? null;
    if (open.length === 0 && name !== ROWS[format].name) {
      folders.open(name);
      if (name === "NetworkLink" || name === "trk" || name === "rte") onOther(name);
      return;
    }
    const element: XmlElement = { name, attributes, children: [], text: "" };
    elements += 1;
    if (elements > MAX_ELEMENTS) throw new Error(`an item has more than ${MAX_ELEMENTS} elements`);
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const onText = (more: string) => {
    const element = open.at(-1);
    if (element === undefined) {
      folders.text(more);
      return;
    }
    text += more.length;
    if (text > MAX_TEXT) throw new Error(`an item is longer than ${MAX_TEXT} characters`);
    element.text += more;
  };
  parser.on("text", onText);
  parser.on("cdata", onText);
  parser.on("closetag", () => {
    depth -= 1;
    sinceTag = 0;
    const element = open.pop();
    if (element === undefined) folders.close();
    if (element === undefined || open.length > 0) return;
    text = 0;
    elements = 0;
    onRow(element, { folders: folders.names(), creator });
  });
  return {
    write: (chunk: string) => {
      sinceTag += chunk.length;
      if (sinceTag > MAX_TOKEN) throw new Error(`it has ${MAX_TOKEN} characters without an element`);
      parser.write(chunk);
    },
    close: () => parser.close(),
  };
}

/** Maximum length of a folder's name. Further characters are ignored. */
const MAX_FOLDER_NAME = 200;

/** Tracks the elements outside of rows. `names` returns the names of the open folders. */
function createFolders() {
  const open: { readonly name: string; title: string }[] = [];
  return {
    open: (name: string): void => {
      open.push({ name, title: "" });
    },
    close: (): void => {
      open.pop();
    },
    text: (more: string): void => {
      const folder = open.at(-2);
      if (folder?.name === "Folder" && open.at(-1)?.name === "name") {
        folder.title = (folder.title + more).slice(0, MAX_FOLDER_NAME);
      }
    },
    names: (): readonly string[] => open.flatMap(({ name, title }) => (name === "Folder" ? [title.trim()] : [])),
  };
}
