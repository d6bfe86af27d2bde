import { arrondissementNumber, DEFAULT_PREFERENCES, formatOrdinal, imageSources } from "@flaneur/domain";
import { en, enPages, enPlace } from "@flaneur/ui/messages";
import { GALLERY_PICTURE_SIZES, GRID_PICTURE_SIZES } from "@flaneur/ui/picture-sizes";
import { filtersAddress, readAddress } from "../../src/features/filters/filters.address.ts";
import { emptyElement, escapeHtml, jsonElement } from "./html.ts";
import type { FirstPlace, FirstView } from "./read-results.ts";
import { structuredData } from "./structured-data.ts";

/** As long as search engines show. */
const MAX_DESCRIPTION = 200;

interface PageTexts {
  readonly title: string;
  readonly description: string;
}

function shorten(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  const cut = text.slice(0, MAX_DESCRIPTION);
  return `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}

/** A place without a description is described by its type and address. */
function describe({ description, types, address, arrondissement }: FirstPlace): string {
  if (description !== null) return shorten(description);
  const type = types[0] ?? enPages.unknownType;
  const value = arrondissement === null ? null : arrondissementNumber(arrondissement);
  if (value === null) return shorten(enPages.place(type, address));
  const { number, suffix } = formatOrdinal(value);
  return shorten(enPages.placeInArrondissement(type, `${number}${suffix}`, address));
}

function textsOf(view: FirstView): PageTexts {
  const { product } = en;
  switch (view.kind) {
    case "place":
      return { title: product.pageTitle(view.place.name), description: describe(view.place) };
    case "missing":
      return { title: product.pageTitle(enPlace.place.notFoundTitle), description: enPages.description };
    case "listing":
    case "unknown":
      return { title: enPages.homeTitle, description: enPages.description };
  }
}

/** The address that stands for all spellings of this one. */
function canonicalUrl({ origin, pathname, search }: URL): string {
  const path = pathname === "/" ? filtersAddress(readAddress(search, DEFAULT_PREFERENCES).filters) : pathname;
  return `${origin}${path}`;
}

function preload(url: string, sizes: string): string {
  const { src, srcSet } = imageSources(url);
  return emptyElement("link", {
    rel: "preload",
    as: "image",
    href: srcSet === undefined ? src : undefined,
    imagesrcset: srcSet,
    imagesizes: srcSet === undefined ? undefined : sizes,
    fetchpriority: "high",
  });
}

/**
 * The head of a page: its title and description, what links to it unfurl to, what search engines read, and its first
 * pictures, which begin to load before any script runs.
 * @param url of the page, as the world reaches it.
 */
export function headOf(view: FirstView, url: URL): string {
  const { title, description } = textsOf(view);
  const images = view.kind === "listing" || view.kind === "place" ? view.images : [];
  const [first] = images;
  const image = first === undefined ? null : new URL(imageSources(first).src.replace("?w=440", "?w=880"), url).href;
  const canonical = canonicalUrl(url);
  const property = (name: string, content: string) => emptyElement("meta", { property: `og:${name}`, content });
  return [
    `<title>${escapeHtml(title)}</title>`,
    emptyElement("meta", { name: "description", content: description }),
    view.kind === "missing"
      ? emptyElement("meta", { name: "robots", content: "noindex" })
      : emptyElement("link", { rel: "canonical", href: canonical }),
    property("site_name", en.product.name),
    property("type", view.kind === "place" ? "place" : "website"),
    property("title", title),
    property("description", description),
    property("url", canonical),
    ...(image === null
      ? []
      : [property("image", image), emptyElement("meta", { name: "twitter:card", content: "summary_large_image" })]),
    // No more than the one that a phone shows first: others would take its share of a slow connection.
    ...(first === undefined
      ? []
      : [preload(first, view.kind === "place" ? GALLERY_PICTURE_SIZES : GRID_PICTURE_SIZES)]),
    ...(view.kind === "place"
      ? [jsonElement({ type: "application/ld+json" }, structuredData(view.place, canonical, image))]
      : []),
  ].join("\n    ");
}
