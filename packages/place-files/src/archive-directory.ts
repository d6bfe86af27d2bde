/** The signatures of the records, and the lengths of their fixed parts. */
const ENTRY = { signature: 0x02014b50, bytes: 46 } as const;
const END = { signature: 0x06054b50, bytes: 22 } as const;
/** Maximum length of the comment after the end record. */
const MAX_COMMENT = 65_535;

/** A file or folder in the directory of an archive. */
interface DirectoryEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  /** The unpacked size that the directory declares, in bytes. 0 if it is in another record (ZIP64). */
  readonly size: number;
}

/** The size of an entry whose size is in a record of ZIP64. */
const IN_ZIP64 = 0xffffffff;

/**
 * Returns the entries of a zip archive, from the directory at its end (APPNOTE.TXT, 4.3.12), at most `limit` of them. An
 * archive that is cut short has no directory, and then the result is empty.
 */
export function directoryEntries(content: Uint8Array, limit: number): readonly DirectoryEntry[] {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const decoder = new TextDecoder();
  const entries: DirectoryEntry[] = [];
  let at = directoryOffset(view);
  while (entries.length < limit && at + ENTRY.bytes <= view.byteLength) {
    if (view.getUint32(at, true) !== ENTRY.signature) break;
    const size = view.getUint32(at + 24, true);
    const name = at + ENTRY.bytes;
    const nameEnd = name + view.getUint16(at + 28, true);
    entries.push({
      name: decoder.decode(content.subarray(name, nameEnd)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      size: size === IN_ZIP64 ? 0 : size,
    });
    // An extra field and a comment follow the name.
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Returns the offset of the directory that the end record states; the archive's length if it has no end record. */
function directoryOffset(view: DataView): number {
  const last = view.byteLength - END.bytes;
  for (let at = last; at >= 0 && at >= last - MAX_COMMENT; at -= 1) {
    if (view.getUint32(at, true) === END.signature) return view.getUint32(at + 16, true);
  }
  return view.byteLength;
}
