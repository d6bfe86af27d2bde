import type { Coordinates } from "@flaneur/domain";
import { placeOf } from "./geometry.ts";
import { placeLink, pointInUrl } from "./map-links.ts";
import { type Fields, isFields, text } from "./unknown.ts";

const URL_KEYS = ["google_maps_url", "Google Maps URL"];

/** Whether a feature is from Google Takeout's "Saved places". */
export const isTakeout = (properties: Fields): boolean => URL_KEYS.some((key) => key in properties);

/** A place that a user saved on Google Maps. */
export interface TakeoutPlace {
  readonly name: string | null;
  readonly address: string | null;
  readonly url: string | null;
  readonly comment: string | null;
  readonly coordinates: Coordinates | null;
}

/** Reads a feature in Takeout's current format, or in its format before 2022. */
export function takeoutPlace(properties: Fields, geometry: unknown): TakeoutPlace {
  const location = [properties.location, properties.Location].find(isFields) ?? {};
  const url = URL_KEYS.map((key) => text(properties[key])).find((known) => known !== null) ?? null;
  const name = text(location.name) ?? text(location["Business Name"]) ?? text(properties.Title);
  // The link of a place that Google no longer knows has its name and address, or its position.
  const link = url === null ? null : placeLink(url, null);
  return {
    name: name ?? link?.name ?? null,
    address: text(location.address) ?? text(location.Address) ?? (name === null ? (link?.address ?? null) : null),
    url,
    comment: withoutFiller(text(properties.Comment)),
    coordinates: placeOf(geometry) ?? link?.coordinates ?? null,
  };
}

/** Matches the texts that Google writes in place of a comment if it does not know the position of a saved place. */
const FILLERS = [
  /^no location information is available (?:for|about) this (?:saved )?place\W{0,3}$/i,
  /^aucune? (?:information|donnée|info)s?\b.{0,60}\b(?:localisation|position|lieu|emplacement|adresse)\b.{0,100}$/i,
];

/** Returns a note of the visitor; null for a text that Google has written in its place. */
export const withoutFiller = (note: string | null): string | null =>
  note !== null && FILLERS.some((filler) => filler.test(note.trim())) ? null : note;

/** Matches a link to Google Maps. Google writes these links into the lists of Takeout. */
const MAP_LINK = /https?:\/\/(?:(?:www\.)?google\.[a-z.]{2,6}\/maps|maps\.google\.|maps\.app\.goo\.gl|goo\.gl\/maps)/i;

const LINK = /(?:https?:\/\/|geo:)[^\s<>"]{1,2000}/gi;

/** Whether a text has a link to Google Maps, or to another map with a position. */
export const hasMapLink = (text: string): boolean =>
  MAP_LINK.test(text) || (text.match(LINK) ?? []).some((link) => pointInUrl(link) !== null);

const LINK_HEADING =
  /^(?:url|(?:google )?maps? (?:link|url)|google maps?|maps?|carte|plan|link|links|lien|liens|lien (?:google )?maps?|lien carte|link to (?:the )?map)$/i;

/** Returns the links in the texts of a row, at most one in each column. */
export const linksIn = (row: Fields): readonly string[] =>
  Object.values(row).flatMap((value) => {
    const written = typeof value === "string" && value.length < 10_000 ? value : "";
    return written.match(LINK)?.[0] ?? [];
  });

/** Returns the first link to a map in the texts of a row; null if there is none. Links with a position are preferred. */
export function mapLinkIn(row: Fields): string | null {
  const links = linksIn(row);
  return links.find((link) => pointInUrl(link) !== null) ?? links.find((link) => MAP_LINK.test(link)) ?? null;
}

/**
 * Returns the index of the column of links in a list of Takeout; -1 if there is none. Takeout writes 'URL' in every
 * language, and the other headings in the language of the account: 'Titel,Notiz,URL,Tags,Kommentar'.
 */
export const linkColumn = (headings: readonly string[]): number =>
  headings.findIndex((heading) => LINK_HEADING.test(heading));

/**
 * Returns the headings of the name and of the notes in a list of Takeout in any language, by their positions: the name
 * is the first column, the notes are between it and the link, and the comment is the second column after the link. Null
 * if no link follows the first column.
 */
export function takeoutColumns(
  headings: readonly string[],
): { readonly name: string; readonly notes: readonly string[] } | null {
  const link = linkColumn(headings);
  const [name] = headings;
  if (name === undefined || link < 1) return null;
  return { name, notes: [...headings.slice(1, link), ...headings.slice(link + 2, link + 3)] };
}
