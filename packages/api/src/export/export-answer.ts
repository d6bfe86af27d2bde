import type { ExportFormat } from "@flaneur/contract";
import { listFileName } from "@flaneur/domain";
import { type StreamedFile, streamedFile } from "../http/streamed-file.ts";
import { WRITERS } from "./formats.ts";

interface ExportAnswer extends Omit<StreamedFile, "headers"> {
  readonly format: ExportFormat;
  /** The name of the exported list. Absent for places of no list. */
  readonly listName?: string | undefined;
}

/** Encodes a value of an extended parameter (RFC 8187), which allows fewer characters than a URL. */
const encodeExtended = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Returns the header that names a file. Clients that do not read `filename*` use a name without accents and other
 * scripts.
 */
function disposition(listName: string | undefined, format: ExportFormat): string {
  const name = listName === undefined ? "flaneur-places" : listFileName(listName);
  const ascii = name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^\x20-\x7e]/g, "_");
  const plain = `attachment; filename="${ascii}.${format}"`;
  return ascii === name ? plain : `${plain}; filename*=UTF-8''${encodeExtended(`${name}.${format}`)}`;
}

/**
 * Creates a response with places as a file, which is written while it is read.
 * @throws ApiError 503 when too many exports run or wait; the reason of `signal` when it aborts before the start.
 */
export const exportAnswer = ({ format, listName, ...file }: ExportAnswer): Promise<Response> =>
  streamedFile({
    ...file,
    headers: { "Content-Type": WRITERS[format].contentType, "Content-Disposition": disposition(listName, format) },
  });
