/**
 * Reloads the page if the server responds with success. Some browsers never request a module again after it has failed
 * to load, and after a release the server may not have the code of the old page. Without a response, or with an error
 * status, the page stays as it is.
 */
export async function reloadIfReachable(): Promise<void> {
  const isReachable = await fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReachable) location.reload();
}
