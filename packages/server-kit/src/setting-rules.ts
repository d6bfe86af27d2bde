import { z } from "zod";
import { isDecodable } from "./is-decodable.ts";

function isUrl(text: string, protocols: readonly string[]): boolean {
  const url = URL.parse(text);
  return url !== null && protocols.includes(url.protocol) && url.hostname !== "";
}

export const optionalUrl = (protocols: readonly string[], example: string) =>
  z
    .string()
    .optional()
    .transform((value) => value || undefined)
    .refine((value) => value === undefined || isUrl(value, protocols), {
      error: `must be an address like ${example}`,
    });

export const httpUrl = (example: string) => optionalUrl(["http:", "https:"], example);

/** The URL of an Overpass server. A request cannot have a user or a password in its URL. */
export const overpass = z
  .string()
  .refine((value) => isUrl(value, ["http:", "https:"]) && !/^[^/]*\/\/[^/]*@/.test(value), {
    error: "must be an address like https://overpass-api.de/api/interpreter, without a user and a password",
  });

const DATABASE =
  "must be an address like postgres://user:password@host:5432/name, or with several hosts: host1:5432,host2:5432";
const MULTI_HOST = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?#]*)/;

/** Whether a text is the URL of a PostgreSQL database, with one host or with several hosts separated by commas. */
function isDatabaseUrl(text: string): boolean {
  const [start = "", scheme = "", hosts = ""] = MULTI_HOST.exec(text) ?? [];
  const rest = text.slice(start.length);
  return hosts.split(",").every((host) => isUrl(`${scheme}${host}${rest}`, ["postgres:", "postgresql:"]));
}

export const databaseUrl = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined)
  .refine((value) => value === undefined || isDatabaseUrl(value), { error: DATABASE });

export const optionalText = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

/** A text on one line that pages and mails show. */
export const shownText = optionalText.refine((value) => value === undefined || !/[\p{Cc}\u2028\u2029]/u.test(value), {
  error: "must be on one line",
});

/** An e-mail address without a name. */
export const email = optionalText.refine((value) => value === undefined || /^[^\s<>@,]+@[^\s<>@,]+$/.test(value), {
  error: "must be an address like guide@example.org",
});

const SENDER = /^(?:[^\s<>@,]+@[^\s<>@,]+|[^<>@]*<[^\s<>@,]+@[^\s<>@,]+>)$/;

/** The sender of mails: an address, with or without a name. */
export const sender = optionalText.refine((value) => value === undefined || SENDER.test(value), {
  error: "must be an address like guide@example.org, or Flâneur <guide@example.org>",
});

const PICTURES =
  "must be a folder like file:///mnt/pictures, or a bucket like https://KEY:SECRET@s3.example.org/bucket/prefix";

function isPicturesUrl({ protocol, hostname, username, password, pathname }: URL): boolean {
  if (pathname === "/" || pathname === "") return false;
  if (protocol === "file:") return hostname === "";
  if (![username, password, pathname].every(isDecodable)) return false;
  return (protocol === "https:" || protocol === "http:") && username !== "" && password !== "";
}

/** The URL of a folder or of a bucket in an S3-compatible store. */
export const pictures = optionalText.transform((value, context) => {
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (url !== null && isPicturesUrl(url)) return url;
  context.addIssue({ code: "custom", message: PICTURES });
  return z.NEVER;
});

export const flag = z
  .enum(["true", "false"], { error: "must be true or false" })
  .transform((value) => value === "true");

/** A secret that is too long to be guessed. */
export const secret = optionalText.refine((value) => value === undefined || value.length >= 32, {
  error: "must be at least 32 characters long",
});

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && (url.protocol === "http:" || url.protocol === "https:") && url.origin === text;
};

/** An origin, with or without a slash at the end. */
export const origin = z
  .string()
  .optional()
  .transform((value) => value?.trim().replace(/\/$/, "") || undefined)
  .refine((value) => value === undefined || isOrigin(value), { error: "must be an address like https://example.org" });

export const origins = z
  .string()
  .default("")
  .transform((value) => value.split(",").flatMap((origin) => origin.trim() || []))
  .refine((list) => list.every(isOrigin), { error: "must be origins like https://example.org, with commas between" });

const PORT = "must be a port number from 0 to 65535";

export const port = z
  .string()
  .regex(/^\d{1,5}$/, PORT)
  .transform(Number)
  .refine((value) => value <= 65535, PORT);

/** A whole number from `least` to `most`. @param rule The error message, such as `must be a number from 0 to 10`. */
export const wholeNumber = (rule: string, least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, rule)
    .transform(Number)
    .refine((value) => value >= least && value <= most, rule);
