/** Returns the 404 of the REST API (§8). */
export const noSuch = (what: string, id: string): Response =>
  Response.json({ error: `There is no ${what} '${id}'`, code: "not_found" }, { status: 404 });
