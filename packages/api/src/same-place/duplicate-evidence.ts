import { fold } from "@flaneur/domain";
import { streetOnly } from "@flaneur/place-files";
import { significantTokens, streetKey } from "../geocode/street-words.ts";

/** Contact data that a source has about a place. They are compared in addition to the name and the position. */
export interface Contact {
  readonly address?: string | null | undefined;
  readonly website?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/** Contact data, normalised for comparison. A field is null if it is not known. */
export interface Evidence {
  /** Number and street: `8 rue cherche midi`. Null for an address without number. */
  readonly door: string | null;
  /** The first and the last house number, which are equal for most addresses; null for an address without number. */
  readonly numbers: readonly [number, number] | null;
  /** The letter after the number, `b` for `bis`; empty for most addresses. */
  readonly suffix: string;
  /** The significant words of the street. */
  readonly street: readonly string[];
  readonly host: string | null;
  /** The path of the website, followed by the id of the page if the host is a platform; empty for a home page. */
  readonly path: string;
  /** The part of the host before its ending: `lepicerievintage` of `lepicerievintage.fr`. Null for a platform. */
  readonly siteName: string | null;
  /**
   * The name that the URL of the website spells: its host, or the page on a platform. Null for a subdomain, which may
   * be a part of a larger website.
   */
  readonly spelledName: string | null;
  readonly phone: string | null;
}

/** Hosts with pages of many places: only equal paths mean the same place. */
const PLATFORMS =
  /(?:^|\.)(?:facebook|instagram|epicery|deliveroo|ubereats|tripadvisor|google|thefork|lafourchette|linktr|business|wixsite|michelin|wordpress|blogspot|ollca|resto|paris|fourseasons|oetkercollection|dorchestercollection)\.[a-z.]+$|^resto\.paris$/;

/** Returns the last nine digits of the first telephone number in a text; null when it has fewer. */
export function phoneKey(written: string | null | undefined): string | null {
  const digits = written?.split(/[;,/]/)[0]?.replace(/\D/g, "") ?? "";
  return digits.length >= 9 ? digits.slice(-9) : null;
}

const ADDRESS =
  /^\s*(\d{1,4})\s*((?:bis|ter|quater|[a-d])\b)?(?:\s*[-–/]\s*(\d{1,4})(?:\s?(?:bis|ter|quater|[a-d]))?\b)?[\s,]*(.+)$/i;

export function evidenceOf({ address, website, phone }: Contact): Evidence {
  const [written = ""] = streetOnly(address ?? "").split(/,(?=\s*75\d{3})/);
  const [, first, letter = "", last = first, named = written] = ADDRESS.exec(written) ?? [];
  // A remark after the street, such as the floor or the nearest station, is not part of it.
  const [bare = ""] = named.split(/[,(]/);
  const street = significantTokens(streetKey(fold(bare)));
  const suffix = letter.charAt(0).toLowerCase();
  const hasDoor = first !== undefined && street.length > 0;
  return {
    door: hasDoor ? `${first}${suffix} ${street.join(" ")}` : null,
    numbers: hasDoor ? [Number(first), Math.max(Number(first), Number(last))] : null,
    suffix,
    street,
    ...siteOf(website),
    phone: phoneKey(phone),
  };
}

type Site = Pick<Evidence, "host" | "path" | "siteName" | "spelledName">;

function siteOf(website: string | null | undefined): Site {
  if (website === null || website === undefined || !URL.canParse(website)) {
    return { host: null, path: "", siteName: null, spelledName: null };
  }
  const { hostname, pathname, searchParams } = new URL(website);
  const host = hostname.toLowerCase().replace(/^www\./, "");
  const path = pathname.toLowerCase().replace(/\/+$/, "");
  const labels = host.split(".");
  if (PLATFORMS.test(host)) {
    // `facebook.com/profile.php?id=1`, `google.com/maps?cid=1`. Other parameters, such as `ref`, name no page.
    const id = searchParams.get("id") ?? searchParams.get("cid");
    return { host, path: id === null ? path : `${path}?${id}`, siteName: null, spelledName: pageName(path) };
  }
  const siteName = spelledBySite(labels.at(-2) ?? "");
  return { host, path, siteName, spelledName: labels.length === 2 ? siteName : null };
}

/**
 * Returns the last part of a path that contains a letter: `dirtydick` of `/pages/dirty-dick/5047`. Programs such as
 * `profile.php` are no names.
 */
const pageName = (path: string): string | null =>
  path
    .split("/")
    .filter((part) => !part.endsWith(".php"))
    .map(spelledBySite)
    .findLast((part) => /[a-z]/.test(part)) ?? null;

/** The letters and digits of a name, as a website spells it: `lepicerievintage`. */
export const spelledBySite = (name: string): string => fold(name).replace(/[^a-z0-9]/g, "");

/** Whether contact data are evidence for or against two places being the same; `silent` for no evidence. */
export type Verdict = "for" | "against" | "silent";

/**
 * Compares addresses. On the same street, different numbers or suffixes are evidence against. Different streets are no
 * evidence, because sources may name either street for a place at a corner. A missing suffix is no evidence, because
 * sources leave out `bis`.
 */
export function sameDoor(a: Evidence, b: Evidence): Verdict {
  if (a.numbers === null || b.numbers === null || a.street.join(" ") !== b.street.join(" ")) return "silent";
  if (a.numbers[0] > b.numbers[1] || b.numbers[0] > a.numbers[1]) return "against";
  if (a.suffix === b.suffix) return "for";
  return a.suffix === "" || b.suffix === "" ? "silent" : "against";
}

/** Whether both places have a website of their own, and these are different. */
export const haveOtherSites = (a: Evidence, b: Evidence): boolean =>
  a.siteName !== null && b.siteName !== null && a.siteName !== b.siteName;

/** Names of fewer letters may be spelt by a website by accident. */
const MIN_SPELLED = 6;

/**
 * Whether two places have the same page of a website that is no platform, or different websites that spell the same
 * name.
 */
export const haveSameSite = (a: Evidence, b: Evidence): boolean =>
  (a.siteName !== null && a.host === b.host && a.path === b.path) ||
  (a.spelledName !== null &&
    a.spelledName === b.spelledName &&
    a.spelledName.length >= MIN_SPELLED &&
    a.host !== b.host);

/** Whether a website is named after a place: `lepicerievintage.fr` after L'épicerie Vintage. */
export function isNamedBySite(name: string, { spelledName }: Evidence): boolean {
  const spelled = spelledBySite(name);
  return spelled.length >= MIN_SPELLED && spelled === spelledName;
}

/**
 * Compares telephones and websites. Different pages of one website belong to different places, but its home page may
 * belong to any of them.
 */
export function sameContact(a: Evidence, b: Evidence): Verdict {
  const isSameHost = a.host !== null && a.host === b.host;
  if (isSameHost && a.path !== b.path && a.path !== "" && b.path !== "") return "against";
  if (
    isSameHost &&
    (a.path === b.path ? a.path !== "" || !PLATFORMS.test(a.host ?? "") : !PLATFORMS.test(a.host ?? ""))
  ) {
    return "for";
  }
  return a.phone !== null && a.phone === b.phone ? "for" : "silent";
}
