import {
  changePassword,
  deleteAccount,
  exportAccount,
  getPasswordResetOffer,
  logIn,
  logOut,
  saveProfile,
  signUp,
  WRONG_CREDENTIALS,
  WRONG_CURRENT_PASSWORD,
  WRONG_PASSWORD,
} from "@flaneur/contract";
import type { Hono } from "hono";
import { failed, signedOut } from "../../src/offline/memory-rest/failures.ts";
import { serve } from "../../src/offline/memory-rest/serve.ts";
import { wrong } from "./failures.ts";

/** A view in the shape of the REST API. */
export interface StoredView {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly filters: Readonly<Record<string, unknown>>;
}

/** A user with their favorites and views. */
export interface Account {
  readonly token: string;
  readonly user: { readonly id: string; readonly username: string };
  password: string;
  profile: Readonly<Record<string, unknown>>;
  /** The ids of the favorites, newest first. */
  favorites: readonly string[];
  views: readonly StoredView[];
}

const NO_PROFILE = { displayName: null, locale: null, homeLocation: null };

/** The accounts of one flow. The tokens are simple strings: no other page can reach these servers. */
export class Accounts {
  readonly #all: Account[] = [];

  create(username: string, password: string): Account {
    const number = this.#all.length + 1;
    const account: Account = {
      token: `token-${number}`,
      user: { id: `user-${number}`, username },
      password,
      profile: NO_PROFILE,
      favorites: [],
      views: [],
    };
    this.#all.push(account);
    return account;
  }

  byName(username: string): Account | undefined {
    return this.#all.find(({ user }) => user.username.toLowerCase() === username.toLowerCase());
  }

  /** Returns the user of a request, or undefined if the request has no valid token. */
  of({ headers }: Request): Account | undefined {
    return this.#all.find(({ token }) => headers.get("authorization") === `Bearer ${token}`);
  }

  /** Returns the number of users who have a place among their favorites. */
  countOf(placeId: string): number {
    return this.#all.filter(({ favorites }) => favorites.includes(placeId)).length;
  }

  remove(account: Account): void {
    this.#all.splice(this.#all.indexOf(account), 1);
  }
}

const userOf = ({ user, profile }: Account) => ({ ...user, ...profile });
const session = (account: Account) => ({ success: true, token: account.token, user: userOf(account) });

/** Returns the responses of the calls that read the data of a user. */
export const responsesOf = (account: Account): Readonly<Record<string, unknown>> => ({
  "/auth/verify": { success: true, user: userOf(account) },
  "/favorites": { data: account.favorites.map((placeId) => ({ placeId })) },
  "/views": { data: account.views },
  "/lists": { data: [] },
});

/** Serves the calls that change an account. */
export function serveAccounts(app: Hono, accounts: Accounts): void {
  serve(app, signUp, ({ body: { username, password } }) => {
    if (accounts.byName(username) !== undefined)
      return failed(409, "conflict", "An account with this email already exists");
    return Response.json(session(accounts.create(username, password)), { status: 201 });
  });
  serve(app, logIn, ({ body: { username, password } }) => {
    const account = accounts.byName(username);
    if (account?.password !== password) return failed(401, "unauthorized", WRONG_CREDENTIALS);
    return Response.json(session(account));
  });
  serve(app, logOut, () => Response.json({ success: true }));
  serve(app, saveProfile, ({ raw, body }) => {
    const account = accounts.of(raw);
    if (account === undefined) return signedOut();
    account.profile = { ...account.profile, ...body };
    return Response.json({ success: true, user: userOf(account) });
  });
  serve(app, changePassword, ({ raw, body: { currentPassword, newPassword } }) => {
    const account = accounts.of(raw);
    if (account === undefined) return signedOut();
    if (account.password !== currentPassword) return wrong("currentPassword", WRONG_CURRENT_PASSWORD);
    account.password = newPassword;
    return Response.json({ success: true });
  });
  serve(app, getPasswordResetOffer, () => Response.json({ success: true, offered: false }));
  serve(app, deleteAccount, ({ raw, body: { password } }) => {
    const account = accounts.of(raw);
    if (account === undefined) return signedOut();
    if (account.password !== password) return wrong("password", WRONG_PASSWORD);
    accounts.remove(account);
    return Response.json({ success: true });
  });
  serve(app, exportAccount, ({ raw }) => {
    const account = accounts.of(raw);
    if (account === undefined) return signedOut();
    return Response.json({ user: userOf(account), favorites: account.favorites, views: account.views });
  });
}
