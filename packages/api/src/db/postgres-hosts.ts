const PARTS = /^(?<start>postgres(?:ql)?:\/\/(?:[^@/]*@)?)(?<hosts>[^/?#]*)(?<end>.*)$/s;

/** Returns one URL for each host of a PostgreSQL URL, such as `postgres://user@one:5432,two:5432/name`. */
export function urlsOfHosts(url: string): readonly [string, ...string[]] {
  const { start = "", hosts = "", end = "" } = PARTS.exec(url)?.groups ?? {};
  const [first = "", ...others] = hosts.split(",").map((host) => `${start}${host}${end}`);
  return others.length === 0 ? [url] : [first, ...others];
}

/** The hosts of a database, of which one is used until it fails. */
export interface PostgresHosts {
  /** The URL of the host in use. */
  readonly current: string;
  readonly count: number;
  /** Uses the next host, unless another caller has already moved on from the failed host, given by its URL. */
  moveOnFrom(failed: string): void;
}

export function createHosts(url: string): PostgresHosts {
  const urls = urlsOfHosts(url);
  let at = 0;
  const hosts = {
    get current() {
      return urls[at] ?? url;
    },
    count: urls.length,
    moveOnFrom: (failed: string) => {
      if (failed === hosts.current) at = (at + 1) % urls.length;
    },
  };
  return hosts;
}
