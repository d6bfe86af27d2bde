/** A web-standard fetch handler: a request in, a response out. */
export type Fetch = (request: Request) => Response | Promise<Response>;
