import { arrondissementNumber, DEFAULT_PREFERENCES, formatOrdinal } from "@flaneur/domain";
import { listingAddress, readAddress, shownViewName } from "../../src/features/filters/filters.address.ts";
import { emptyElement, escapeHtml, jsonElement } from "./html.ts";
import type { ServerTexts } from "./language.ts";
import type { FirstGuide, FirstPlace, FirstView } from "./read-results.ts";
import { itemList, structuredData } from "./structured-data.ts";

/** The maximum length of a description, in characters: about as much as search engines show. */
const MAX_DESCRIPTION = 200;

interface PageTexts {
  readonly title: string;
  readonly description: string;
  /** The language of the description if it may differ from that of the page: descriptions of places are in English. */
  readonly lang?: "en" | undefined;
}

function shorten(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  const cut = text.slice(0, MAX_DESCRIPTION);
  return `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}

/** Returns the description of a place, or its type and address if it has none. */
function descriptionOf({ description, types, address, arrondissement }: FirstPlace, texts: ServerTexts): string {
  if (description !== null) return shorten(description);
  const { messages, pages } = texts;
  const type = types[0] === undefined ? pages.unknownType : messages.values.type(types[0]);
  const value = arrondissement === null ? null : arrondissementNumber(arrondissement);
  if (value === null) return shorten(pages.place(type, address));
  const { number, suffix } = formatOrdinal(value);
  return shorten(pages.placeInArrondissement(type, `${number}${suffix}`, address));
}

const inLanguage = ({ en, fr }: FirstGuide["title"], { messages }: ServerTexts): string =>
  messages.locale === "fr" ? fr : en;

/** @param viewName The name of the shared view that the listing shows, or null. */
function textsOf(view: FirstView, viewName: string | null, texts: ServerTexts): PageTexts {
  const { product, listing } = texts.messages;
  const { pages } = texts;
  if (viewName !== null)
    return { title: product.pageTitle(listing.sharedView(viewName)), description: pages.description };
  switch (view.kind) {
    case "place":
      return {
        title: product.pageTitle(view.place.name),
        description: descriptionOf(view.place, texts),
        lang: view.place.description === null ? undefined : "en",
      };
    case "missing":
      return { title: product.pageTitle(texts.place.notFoundTitle), description: pages.description };
    case "missingPage":
      return { title: product.pageTitle(texts.place.pageNotFoundTitle), description: pages.description };
    case "guide": {
      const { title, description } = view.guide;
      return {
        title: product.pageTitle(inLanguage(title, texts)),
        description: description === null ? pages.description : inLanguage(description, texts),
      };
    }
    case "shared":
      return {
        title: product.pageTitle(view.name),
        description: view.note === null ? pages.description : shorten(view.note),
      };
    case "ended":
      return { title: product.pageTitle(texts.shared.ended[view.of].title), description: pages.description };
    case "about":
      return { title: product.pageTitle(pages.aboutTitle), description: pages.aboutDescription };
    case "listing":
    case "unknown":
      return { title: pages.homeTitle, description: pages.description };
  }
}

/** Returns the canonical path of a page, for the listing with its canonical query, and the name of its shared view. */
function readPage({ pathname, search }: URL): { readonly address: string; readonly viewName: string | null } {
  if (pathname !== "/") return { address: pathname, viewName: null };
  const read = readAddress(search, DEFAULT_PREFERENCES);
  return { address: listingAddress(read), viewName: shownViewName(read) };
}

/** Makes a path of ours absolute. Does not change a URL of another site. Changes nothing without a public origin. */
const absoluteUrl = (address: string, publicUrl: string | undefined): string =>
  publicUrl === undefined ? address : new URL(address, publicUrl).href;

/** A picture for link previews. The size is null for a picture of another site. */
interface Preview {
  readonly address: string;
  /** In pixels. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

const OWN_POSTER = /^(\/api\/media\/posters\/[^?]+)\.svg$/;

/**
 * Returns the picture for link previews: the cover of a shared list, else the first picture. Our own pictures are PNG,
 * because several services show no SVG.
 */
function previewOf(view: FirstView, first: string, address: string): Preview {
  if (view.kind === "shared") return { address: `/api/shared${address}/cover`, size: { width: 1200, height: 630 } };
  const [, own] = OWN_POSTER.exec(first) ?? [];
  return own === undefined
    ? { address: first, size: null }
    : { address: `${own}.png`, size: { width: 880, height: 1100 } };
}

const preloadLink = (href: string): string =>
  emptyElement("link", { rel: "preload", as: "image", href, fetchpriority: "high" });

/**
 * Returns the head of a page as HTML: its title and description, the data for link previews and search engines, and for
 * some pages the preload of the first picture.
 * @param url The URL of the page. Its host comes from the client and is not trusted.
 * @param publicUrl The public origin of the product. Without it the page has no canonical URL.
 */
export function headOf(view: FirstView, url: URL, publicUrl: string | undefined, texts: ServerTexts): string {
  const { address, viewName } = readPage(url);
  const { title, description, lang } = textsOf(view, viewName, texts);
  const images = "images" in view ? view.images : [];
  const isMissing = view.kind === "missing" || view.kind === "missingPage" || view.kind === "ended";
  // A shared page is for people with its link, and search engines would show it to everybody. The name of a shared view
  // is a text of a stranger, which must not be found under the name of the product.
  const isHidden = isMissing || view.kind === "shared" || viewName !== null;
  const [first] = images;
  const preview = first === undefined ? null : previewOf(view, first, address);
  const image = preview === null ? null : absoluteUrl(preview.address, publicUrl);
  const canonical = publicUrl === undefined ? null : `${publicUrl}${address}`;
  const openGraph = (name: string, content: string) => emptyElement("meta", { property: `og:${name}`, content });
  return [
    `<title>${escapeHtml(title)}</title>`,
    emptyElement("meta", { name: "description", content: description, lang }),
    ...(isHidden ? [emptyElement("meta", { name: "robots", content: "noindex" })] : []),
    ...(isMissing || canonical === null ? [] : [emptyElement("link", { rel: "canonical", href: canonical })]),
    openGraph("site_name", texts.messages.product.name),
    openGraph("type", view.kind === "place" ? "place" : "website"),
    openGraph("title", title),
    openGraph("description", description),
    ...(canonical === null ? [] : [openGraph("url", canonical)]),
    ...(image === null
      ? []
      : [
          openGraph("image", image),
          ...Object.entries(preview?.size ?? {}).map(([name, pixels]) => openGraph(`image:${name}`, String(pixels))),
          openGraph("image:alt", view.kind === "place" ? view.place.name : title),
          emptyElement("meta", { name: "twitter:card", content: "summary_large_image" }),
        ]),
    // Only one picture is preloaded: further pictures would compete with it on a slow connection.
    ...(first === undefined || view.kind === "guide" || view.kind === "about" || view.kind === "shared"
      ? []
      : [preloadLink(first)]),
    ...(view.kind === "place"
      ? [jsonElement({ type: "application/ld+json" }, structuredData(view.place, canonical ?? address, image))]
      : []),
    ...(view.kind === "guide"
      ? [
          jsonElement(
            { type: "application/ld+json" },
            itemList({
              name: inLanguage(view.guide.title, texts),
              description,
              url: canonical ?? address,
              places: view.guide.places.map(({ id, name }) => ({
                name,
                url: absoluteUrl(`/places/${encodeURIComponent(id)}`, publicUrl),
              })),
            }),
          ),
        ]
      : []),
  ].join("\n    ");
}
