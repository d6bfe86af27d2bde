/**
 * How long the URL of a document exists, in milliseconds. In some versions of Safari, the download fails if the URL is
 * revoked at once.
 */
const URL_MS = 40_000;

/** Saves a document as a file in the browser's downloads. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_MS);
}
