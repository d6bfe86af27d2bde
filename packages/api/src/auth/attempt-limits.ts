/** How often passwords may be tried. Why so often: docs/decisions/021-guessing-and-known-sites.md */
export interface AttemptLimits {
  /** Wrong passwords for one account from one subscriber within a quarter of an hour. */
  readonly perAccountAndAddress: number;
  /** The same from anywhere; and, beside that, from each site where the account has been signed in to before. */
  readonly perAccount: number;
  /** Wrong sign-ins from one subscriber within a quarter of an hour, whatever the accounts. */
  readonly perAddress: number;
  /** Wrong current passwords in one session within a quarter of an hour, whichever call asks for it. */
  readonly perSession: number;
  /** The same in all sessions of one user, but for the first few in each. */
  readonly perUser: number;
  /** How many first tries of a session only `perSession` bounds, so that no other session can use them up. */
  readonly reservedPerSession: number;
  /** Right passwords for one account within a quarter of an hour. */
  readonly rightPerAccount: number;
  /** Right passwords from one subscriber within a quarter of an hour, whatever the accounts. */
  readonly rightPerAddress: number;
  /** Sign-ups from one subscriber within an hour. One for an e-mail address that has an account counts tenfold. */
  readonly signUps: number;
  /** How often one user may download their data within an hour. */
  readonly exports: number;
  /** How many times what a network of 64 bits may, a site of 56 bits may: it has 256 such networks. */
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
  exports: 30,
  siteFactor: 3,
};
