import { LANGUAGES, type Language } from "@flaneur/ui/messages";
import type { Device } from "../src/first-view/assumptions.ts";
import { LANGUAGE_VARIES_BY } from "./first-view/language.ts";

/**
 * The request header in which a cache in front may send the variant that it has determined: the language and the class
 * of the device, such as `fr-phone`. The cache then needs four copies of a page at most.
 */
const VARIANT_HEADER = "x-page-variant";

/** All that a page depends on in addition to its address. */
export interface PageVariant {
  /** The language of the texts. */
  readonly language: Language;
  /** The class of the device, which determines the layout. */
  readonly device: Device;
  /** The value of the Vary header: the request headers that determine the variant. */
  readonly varies: string;
}

/** Detects a phone by the client hint, or by the user agent if the browser sends no hint. */
function deviceOf({ headers }: Request): Device {
  const hint = headers.get("sec-ch-ua-mobile");
  if (hint !== null) return hint.trim() === "?1" ? "phone" : "desktop";
  return /\bMobi/.test(headers.get("user-agent") ?? "") ? "phone" : "desktop";
}

const DEVICES: readonly Device[] = ["phone", "desktop"];

/**
 * Returns the variant of a page: the variant that a cache in front names, or else the one of the request.
 * @param detected The language that the request asks for.
 */
export function variantOf(request: Request, detected: Language): PageVariant {
  const [name, kind] = request.headers.get(VARIANT_HEADER)?.split("-") ?? [];
  const language = LANGUAGES.find((each) => each === name);
  const device = DEVICES.find((each) => each === kind);
  if (language !== undefined && device !== undefined) return { language, device, varies: VARIANT_HEADER };
  const varies = `${VARIANT_HEADER}, sec-ch-ua-mobile, user-agent, ${LANGUAGE_VARIES_BY}`;
  return { language: detected, device: deviceOf(request), varies };
}
