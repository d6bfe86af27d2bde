/** Returns the page of a shared list in an address: `?page=2`. The first page for any other text. */
export function sharedListPage(search: string): number {
  const text = new URLSearchParams(search).get("page") ?? "";
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1;
}
