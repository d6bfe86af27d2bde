import type { OsmTags } from "./osm-tags.ts";
import { text } from "./unknown.ts";
import { webUrls } from "./web-url.ts";

const COMMONS = "https://commons.wikimedia.org/wiki/";
const COMMONS_PAGE = /^https?:\/\/commons\.(?:m\.)?wikimedia\.org\/wiki\/(File:.+)$/i;

/** The address of a picture itself, for `File:…` on Wikimedia Commons; null for categories, which hold many. */
function commonsPicture(title: string | null): string | null {
  if (title === null || !/^File:./i.test(title)) return null;
  return `${COMMONS}Special:FilePath/${encodeURIComponent(title.slice("File:".length).replace(/ /g, "_"))}?width=1200`;
}

/** Pictures an OpenStreetMap object points to: `image`, and `wikimedia_commons` when it names a file. */
export function osmPictures(tags: OsmTags): readonly string[] {
  const linked = webUrls(text(tags.image)).map((url) => {
    const page = COMMONS_PAGE.exec(url)?.[1];
    return page === undefined ? url : commonsPicture(decodeURIComponent(page));
  });
  const urls = [...linked, commonsPicture(text(tags.wikimedia_commons))].filter((url) => url !== null);
  return [...new Set(urls)];
}
