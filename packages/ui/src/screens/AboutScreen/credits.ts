import type { enAbout } from "../../messages/en/about.ts";

type CreditKey = keyof typeof enAbout.credits.rows;

/** A name, with the URL of the page about it. `href` is null if the name is not a link. */
export interface NamedPage {
  readonly name: string;
  readonly href: string | null;
}

/** A row of the credits. */
export interface Credit {
  /** The key of the row's texts in the catalogue. */
  readonly key: CreditKey;
  /** The author: a key of the catalogue, or a name that is the same in every language. */
  readonly who: "osm" | "authors" | "ours" | NamedPage;
  readonly licence: NamedPage;
}

export const OSM_COPYRIGHT = "https://www.openstreetmap.org/copyright";

const PARIS: NamedPage = { name: "Ville de Paris – Open Data", href: "https://opendata.paris.fr/" };
const STATIONS: NamedPage = { name: "Île-de-France Mobilités", href: "https://data.iledefrance-mobilites.fr/" };
const ADDRESSES: NamedPage = { name: "Base Adresse Nationale", href: "https://adresse.data.gouv.fr/" };

const ODBL: NamedPage = { name: "ODbL 1.0", href: "https://opendatacommons.org/licenses/odbl/1-0/" };
const OPEN_LICENCE: NamedPage = {
  name: "Licence Ouverte 2.0",
  href: "https://www.etalab.gouv.fr/licence-ouverte-open-licence/",
};
const OPEN_FONT: NamedPage = { name: "Open Font License", href: "https://openfontlicense.org/" };
const named = (name: string): NamedPage => ({ name, href: null });

/** The sources of the data. LICENSE-DATA.md describes them at length. */
export const DATA_CREDITS: readonly Credit[] = [
  { key: "streets", who: "osm", licence: ODBL },
  { key: "names", who: PARIS, licence: ODBL },
  { key: "stations", who: STATIONS, licence: OPEN_LICENCE },
  { key: "metro", who: STATIONS, licence: named("Licence Mobilités") },
  { key: "addresses", who: ADDRESSES, licence: OPEN_LICENCE },
  { key: "hours", who: "osm", licence: ODBL },
];

/** The fonts, the icons and the programs. */
export const PROGRAM_CREDITS: readonly Credit[] = [
  { key: "fonts", who: "authors", licence: OPEN_FONT },
  { key: "icons", who: "authors", licence: named("MIT") },
  { key: "map", who: "authors", licence: named("BSD 3-Clause") },
  { key: "libraries", who: "authors", licence: named("MIT") },
  { key: "product", who: "ours", licence: named("MIT") },
];
