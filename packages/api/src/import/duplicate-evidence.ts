import { fold } from "@flaneur/domain";
import { streetKey } from "../geocode/street-words.ts";
import { streetOnly } from "./postal.ts";

/** What a source says about a place besides its name and position. */
export interface Contact {
  readonly address?: string | null | undefined;
  readonly website?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/** Contact data, normalised for comparison; null for what is not known. */
export interface Evidence {
  /** Number and street: `8 rue cherche midi`. Null for an address without number. */
  readonly door: string | null;
  /** The words of the street. */
  readonly street: readonly string[];
  readonly host: string | null;
  /** The path of the website; empty for a home page. */
  readonly path: string;
  readonly phone: string | null;
}

/** Hosts with pages of many places: only equal paths mean the same place. */
const PLATFORMS =
  /(?:^|\.)(?:facebook|instagram|epicery|deliveroo|ubereats|tripadvisor|google|thefork|lafourchette|linktr|business|wixsite|michelin|wordpress|blogspot|ollca|resto|paris|fourseasons|oetkercollection|dorchestercollection)\.[a-z.]+$|^resto\.paris$/;

/** Returns the nine last digits of a telephone number, without its prefix. */
export function phoneKey(written: string | null | undefined): string | null {
  const digits = written?.split(/[;,/]/)[0]?.replace(/\D/g, "") ?? "";
  return digits.length >= 9 ? digits.slice(-9) : null;
}

export function evidenceOf({ address, website, phone }: Contact): Evidence {
  const [street = ""] = streetOnly(address ?? "").split(/,(?=\s*75\d{3})/);
  const match = /^\s*(\d{1,4})\s*((?:bis|ter|quater|[a-d])\b)?[\s,]*(.+)$/i.exec(street);
  const key = streetKey(fold(match?.[3] ?? street));
  const number = match === null ? null : `${match[1]}${(match[2] ?? "").charAt(0).toLowerCase()}`;
  const site = siteOf(website);
  return {
    door: number === null || key === "" ? null : `${number} ${key}`,
    street: key === "" ? [] : key.split(" "),
    host: site?.host ?? null,
    path: site?.path ?? "",
    phone: phoneKey(phone),
  };
}

function siteOf(website: string | null | undefined): { readonly host: string; readonly path: string } | null {
  if (website === null || website === undefined || !URL.canParse(website)) return null;
  const { hostname, pathname } = new URL(website);
  return { host: hostname.toLowerCase().replace(/^www\./, ""), path: pathname.toLowerCase().replace(/\/+$/, "") };
}

/** Whether contact data speak for or against two places being the same. */
export type Verdict = "for" | "against" | "silent";

/** Compares doors. Different numbers speak against, but sources differ about corners, so different streets are silent. */
export function sameDoor(a: Evidence, b: Evidence): Verdict {
  if (a.door === null || b.door === null) return "silent";
  if (a.door === b.door) return "for";
  return a.street.join(" ") === b.street.join(" ") ? "against" : "silent";
}

/** Compares telephones and websites. Pages of one site with different paths are those of different places. */
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
