/** A web-standard fetch handler: takes a request and returns a response. */
export type Fetch = (request: Request) => Response | Promise<Response>;
