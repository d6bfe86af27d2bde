/**
 * The addresses that open what is saved on the device, whatever the server responds: `/?q=creperie&saved`. The service
 * worker returns the page without content for them, and the page sends nothing to the server until it is loaded again.
 */
const PARAMETER = "saved";

/** Whether a URL opens what is saved on the device. */
export const opensSaved = (url: URL): boolean => url.searchParams.has(PARAMETER);

/** Returns the path and query that open an address of the app from what is saved. @param search A query with its '?'. */
export function savedAddress(pathname: string, search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(PARAMETER, "");
  return `${pathname}?${parameters}`;
}

/**
 * Returns whether the address of the page opens what is saved, and removes the parameter from the address, so that it
 * is an ordinary address of the app.
 */
export function takeSavedParameter(): boolean {
  const url = new URL(location.href);
  if (!opensSaved(url)) return false;
  url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, "", url);
  return true;
}
