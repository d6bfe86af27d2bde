/**
 * Limits for passwords, sign-ups, links by mail and exports. A subscriber is an IPv4 address or an IPv6 /64 network; a
 * site is an IPv4 address or an IPv6 /56 network. For the reasons see docs/decisions/021-accounts.md.
 */
export interface AttemptLimits {
  /** Wrong passwords for one account from one subscriber within a quarter of an hour. */
  readonly perAccountAndAddress: number;
  /**
   * Wrong passwords for one account from anywhere within a quarter of an hour. Each site from which the account has
   * signed in before has its own count with the same limit.
   */
  readonly perAccount: number;
  /** Wrong sign-ins from one subscriber within a quarter of an hour, for all accounts together. */
  readonly perAddress: number;
  /** Wrong current passwords in one session within a quarter of an hour, over all calls that require the password. */
  readonly perSession: number;
  /**
   * Wrong current passwords in all sessions of one user within a quarter of an hour. The first `reservedPerSession`
   * tries of each session are not counted.
   */
  readonly perUser: number;
  /** Number of first tries of a session that only `perSession` counts, so that other sessions cannot use them up. */
  readonly reservedPerSession: number;
  /** Correct passwords for one account within a quarter of an hour. */
  readonly rightPerAccount: number;
  /** Correct passwords from one subscriber within a quarter of an hour, for all accounts together. */
  readonly rightPerAddress: number;
  /** Sign-ups from one subscriber within an hour. A sign-up for an existing account counts tenfold. */
  readonly signUps: number;
  /** Requests for a link by mail, and uses of links, from one subscriber within an hour. */
  readonly resets: number;
  /** Requests for a mail to one address within an hour, whether or not the address has an account. */
  readonly mailsPerAddress: number;
  /** Mails to all addresses within an hour. */
  readonly mails: number;
  /** Exports of one user's data within an hour. */
  readonly exports: number;
  /** Limit for the 256 subscribers of an IPv6 site together, as a multiple of the limit for one subscriber. */
  readonly siteFactor: number;
}

export const DEFAULT_ATTEMPTS: AttemptLimits = {
  perAccountAndAddress: 10,
  perAccount: 100,
  perAddress: 100,
  perSession: 10,
  perUser: 50,
  reservedPerSession: 3,
  rightPerAccount: 100,
  rightPerAddress: 300,
  signUps: 300,
  resets: 30,
  mailsPerAddress: 3,
  mails: 300,
  exports: 30,
  siteFactor: 3,
};
