/** Returns the http(s) URL at the start of a typed text; null if there is none. `www.example.fr` gets a scheme. */
export function webUrl(raw: string | null): string | null {
  if (raw === null) return null;
  const first = raw.split(/[;\s]/, 1)[0] ?? "";
  if (first === "" || first.startsWith("/")) return null;
  const candidate = /^[a-z][a-z0-9+.-]*:/i.test(first) ? first : `https://${first}`;
  try {
    const { protocol, hostname, href } = new URL(candidate);
    const isWeb = protocol === "https:" || protocol === "http:";
    return isWeb && hostname.includes(".") ? href : null;
  } catch {
    return null;
  }
}

/** Returns the http(s) URLs in a text. A comma or semicolon separates URLs if `http:` or `https:` follows it. */
export function webUrls(raw: string | null): readonly string[] {
  if (raw === null) return [];
  return raw
    .split(/\s*[;,]\s*(?=https?:)/i)
    .map(webUrl)
    .filter((url) => url !== null);
}

/** Whether the pages show a picture of another site: their policy allows https alone (`content-security-policy.ts`). */
export const isPictureUrl = (url: string): boolean => URL.parse(url)?.protocol === "https:";
