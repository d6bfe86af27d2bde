import { LATER_PARTS } from "@flaneur/ui";
import { ExportContent } from "../features/export/Export.tsx";
import { HoursFilterContent, HoursLine } from "../features/hours/Hours.tsx";
import { TravelTimeContent } from "../features/travel/TravelTime.tsx";
import { PageEndContent } from "../routes/PageEnd.tsx";
import { ShelfContent } from "../routes/places/CollectionShelf.tsx";

/**
 * Parts that the server renders completely. The browser loads their code separately from the code of the page. They
 * read the state of actors from props: an actor may change before the parts are hydrated, and the props do not.
 */
const SERVER_RENDERED_PARTS = [
  ...LATER_PARTS,
  PageEndContent,
  ExportContent,
  HoursFilterContent,
  HoursLine,
  ShelfContent,
  TravelTimeContent,
];

/** Resolves when the code of the parts is loaded or has failed to load. */
export async function preloadServerRenderedParts(): Promise<void> {
  await Promise.all(SERVER_RENDERED_PARTS.map((part) => part.preload()));
}
