/** Reads the page of a shared list from the query of an address, such as `?page=2`. Returns 1 for any other text. */
export function sharedListPage(search: string): number {
  const text = new URLSearchParams(search).get("page") ?? "";
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1;
}
