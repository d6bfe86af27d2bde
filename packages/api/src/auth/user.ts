import type { Coordinates } from "@flaneur/domain";
import type { users } from "../db/schema.ts";

export interface HomeLocation extends Coordinates {
  readonly address: string | null;
}

/** Whoever a request comes from. */
export interface User {
  readonly id: string;
  /** The e-mail address as it is compared: see `usernameKey`. */
  readonly username: string;
  /** The e-mail address as it was typed. */
  readonly email: string;
  readonly displayName: string | null;
  /** A language tag (BCP 47), `fr-FR`. */
  readonly locale: string | null;
  readonly homeLocation: HomeLocation | null;
}

export type UserRow = typeof users.$inferSelect;

/** The one form in which usernames are compared: without case, and without regard to how accents were typed. */
export const usernameKey = (email: string): string => email.trim().normalize("NFKC").toLowerCase();

/** A user without what only the database needs to know, the password's hash above all. */
export function toUser(row: UserRow): User {
  const { homeLatitude: latitude, homeLongitude: longitude, homeAddress: address } = row;
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    displayName: row.displayName,
    locale: row.locale,
    homeLocation: latitude === null || longitude === null ? null : { latitude, longitude, address },
  };
}
