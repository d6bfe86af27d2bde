/** The signatures of the records, and the lengths of their fixed parts. */
const ENTRY = { signature: 0x02014b50, bytes: 46 } as const;
const END = { signature: 0x06054b50, bytes: 22 } as const;
/** Maximum length of the comment after the end record. */
const MAX_COMMENT = 65_535;

/**
 * Returns the names of the encrypted files of a zip archive, from the directory at its end (APPNOTE.TXT, 4.3.12). An
 * archive that is cut short has no directory, and then the result is empty.
 */
export function encryptedFiles(content: Uint8Array): readonly string[] {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const names: string[] = [];
  let at = directoryOffset(view);
  while (at + ENTRY.bytes <= view.byteLength && view.getUint32(at, true) === ENTRY.signature) {
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    const name = at + ENTRY.bytes;
    const nameEnd = name + view.getUint16(at + 28, true);
    if (isEncrypted) names.push(new TextDecoder().decode(content.subarray(name, nameEnd)));
    // An extra field and a comment follow the name.
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

/** Returns the offset of the directory that the end record states; the archive's length if it has no end record. */
function directoryOffset(view: DataView): number {
  const last = view.byteLength - END.bytes;
  for (let at = last; at >= 0 && at >= last - MAX_COMMENT; at -= 1) {
    if (view.getUint32(at, true) === END.signature) return view.getUint32(at + 16, true);
  }
  return view.byteLength;
}
