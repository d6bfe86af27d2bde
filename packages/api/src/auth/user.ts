import type { UserBody } from "@flaneur/contract";
import type { Coordinates } from "@flaneur/domain";
import type { z } from "zod";
import type { users } from "../db/schema.ts";

export interface HomeLocation extends Coordinates {
  readonly address: string | null;
}

export interface User {
  readonly id: string;
  /** The e-mail address in the form for comparison: see `usernameKey`. */
  readonly username: string;
  /** The e-mail address as it was typed. */
  readonly email: string;
  readonly displayName: string | null;
  /** A language tag (BCP 47), such as `fr-FR`. */
  readonly locale: string | null;
  readonly homeLocation: HomeLocation | null;
}

/** The user and the session of a request. */
export interface Caller {
  readonly user: User;
  readonly sessionId: string;
}

export type UserRow = typeof users.$inferSelect;

/** Returns the form in which usernames are compared: lower case, with accents in one Unicode form. */
export const usernameKey = (email: string): string => email.trim().normalize("NFKC").toLowerCase();

/** Converts a row to a user, without internal columns such as the password's hash. */
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

export const toUserBody = ({
  id,
  email: username,
  displayName,
  locale,
  homeLocation,
}: User): z.input<typeof UserBody> => ({
  id,
  username,
  displayName,
  locale,
  homeLocation: homeLocation === null ? null : { ...homeLocation },
});
