import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { acceptedCoding, type Coding, isWorthCompressing, keptBrotli, markAsCoded } from "./brotli.ts";

const compressByGzip = promisify(gzip);

/** A body that is kept in memory and sent many times. */
export interface KeptBody {
  readonly plain: Uint8Array<ArrayBuffer>;
  /** The version of the body, for the ETag header. */
  readonly etag: string;
  /** Returns the body in a content coding. The first call compresses it; later calls return the same bytes. */
  coded(coding: Coding): Promise<Uint8Array<ArrayBuffer>>;
}

const COMPRESS: Readonly<Record<Coding, (body: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>>> = {
  br: keptBrotli,
  gzip: async (body) => Uint8Array.from(await compressByGzip(body)),
};

/** Keeps a body, and each coding of it that a client asks for. */
export function keepBody(plain: Uint8Array<ArrayBuffer>): KeptBody {
  const codings = new Map<Coding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    plain,
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    coded: (coding) => {
      const known = codings.get(coding);
      if (known !== undefined) return known;
      const compressing = COMPRESS[coding](plain);
      codings.set(coding, compressing);
      return compressing;
    },
  };
}

/** The memory that a kept body takes in all its codings, in bytes. Compressed JSON and HTML have less than a sixth. */
export const bytesOfKept = ({ plain }: KeptBody): number => Math.ceil((plain.byteLength * 4) / 3);

/**
 * Returns a response with a kept body in the coding that its client prefers, or 304 if the client has this version.
 * @param init The status and the headers, which are those of the uncompressed body.
 */
export async function keptResponse(request: Request, body: KeptBody, init: ResponseInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("etag", body.etag);
  if (!/\baccept-encoding\b/i.test(headers.get("vary") ?? "")) headers.append("vary", "Accept-Encoding");
  if (request.headers.get("if-none-match")?.includes(body.etag)) return new Response(null, { status: 304, headers });
  const coding = isWorthCompressing(body.plain) ? acceptedCoding(request) : null;
  if (coding === null) return new Response(body.plain, { ...init, headers });
  markAsCoded(headers, coding);
  return new Response(await body.coded(coding), { ...init, headers });
}
