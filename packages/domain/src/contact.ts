import { webUrl } from "./web-url.ts";

/** Matches a telephone number with its country code and without separators: `+33142360000`. */
const PHONE = /^\+[1-9]\d{6,14}$/;
/** Longest text in which a telephone number is looked for. */
const MAX_LENGTH = 200;

/**
 * Returns the first telephone number of a text in international form, `+33142360000`. A number without country code is
 * French. Returns null if the text has no valid number.
 */
export function phoneNumber(raw: string | null | undefined): string | null {
  if (raw === null || raw === undefined || raw.length > MAX_LENGTH) return null;
  const [first = ""] = raw.trim().split(/[;,/]/, 1);
  const digits = first
    .replace(/^tel:/i, "")
    .replaceAll("(0)", "")
    .replace(/[\s.\-()\u00a0\u2010-\u2015]/g, "");
  const international = digits.replace(/^00/, "+").replace(/^0(?=[1-9]\d{8}$)/, "+33");
  const number = international.replace(/^\+330(?=[1-9]\d{8}$)/, "+33");
  return PHONE.test(number) ? number : null;
}

/** Returns a telephone number as people read it: `01 42 36 00 00`. A foreign number keeps its country code. */
export function phoneText(phone: string): string {
  const french = /^\+33([1-9])(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(phone);
  return french === null ? phone : `0${french.slice(1).join(" ")}`;
}

export const phoneUrl = (phone: string): string => `tel:${phone}`;

/** Returns the address for reservations: `tel:` with a valid number, or http(s). Returns null for any other text. */
export function bookingUrl(raw: string | null | undefined): string | null {
  if (raw === null || raw === undefined) return null;
  const written = raw.trim();
  if (!/^tel:/i.test(written)) return webUrl(written);
  const phone = phoneNumber(written);
  return phone === null ? null : phoneUrl(phone);
}
