import { isPictureUrl, webUrls } from "@flaneur/domain";
import { text } from "@flaneur/place-files";
import type { OsmTags } from "./osm-tags.ts";

const COMMONS = "https://commons.wikimedia.org/wiki/";
const COMMONS_PAGE = /^https?:\/\/commons\.(?:m\.)?wikimedia\.org\/wiki\/(File:[^?#]+)/i;

/** Returns the URL of the picture `File:…` on Wikimedia Commons; null for another page, such as a category. */
function commonsPicture(title: string | null): string | null {
  if (title === null || !/^File:./i.test(title)) return null;
  return `${COMMONS}Special:FilePath/${encodeURIComponent(title.slice("File:".length).replace(/ /g, "_"))}?width=1200`;
}

/** Returns the decoded title of a page. A title such as `100%_x.jpg`, whose `%` encodes nothing, is not changed. */
function titleOf(page: string): string {
  try {
    return decodeURIComponent(page);
  } catch {
    return page;
  }
}

/** Returns the pictures of an OpenStreetMap object: `image`, and `wikimedia_commons` when it names a file. */
export function osmPictures(tags: OsmTags): readonly string[] {
  const linked = webUrls(text(tags.image)).map((url) => {
    const page = COMMONS_PAGE.exec(url)?.[1];
    return page === undefined ? url : commonsPicture(titleOf(page));
  });
  const named = (tags.wikimedia_commons ?? "").split(";").map((title) => commonsPicture(text(title)));
  const urls = [...linked, ...named].filter((url) => url !== null && isPictureUrl(url)) as readonly string[];
  return [...new Set(urls)];
}
