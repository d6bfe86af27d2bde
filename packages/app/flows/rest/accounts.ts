import { Hono } from "hono";
import { z } from "zod";
import { refused, signedOut } from "./failures.ts";

/** A view in the shape of the REST API. */
export interface StoredView {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly filters: Readonly<Record<string, unknown>>;
  readonly version: number;
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

const Credentials = z.object({ username: z.string(), password: z.string() });
const PasswordChange = z.object({ currentPassword: z.string(), newPassword: z.string() });
const Profile = z.record(z.string(), z.unknown());

const userOf = ({ user, profile }: Account) => ({ ...user, ...profile });
const session = (account: Account) => ({ success: true, token: account.token, user: userOf(account) });

/** The calls below `/auth` that the app uses. */
export function accountCalls(accounts: Accounts): Hono {
  const app = new Hono().basePath("/auth");
  app.post("/signup", async (context) => {
    const { username, password } = Credentials.parse(await context.req.json());
    if (accounts.byName(username) !== undefined) return refused(409, "An account with this email already exists");
    return context.json(session(accounts.create(username, password)), 201);
  });
  app.post("/login", async (context) => {
    const { username, password } = Credentials.parse(await context.req.json());
    const account = accounts.byName(username);
    return account?.password === password ? context.json(session(account)) : refused(401, "Invalid email or password");
  });
  app.get("/verify", (context) => {
    const account = accounts.of(context.req.raw);
    return account === undefined ? signedOut() : context.json({ success: true, user: userOf(account) });
  });
  app.post("/logout", (context) => context.json({ success: true }));
  app.put("/profile", async (context) => {
    const account = accounts.of(context.req.raw);
    if (account === undefined) return signedOut();
    account.profile = { ...account.profile, ...Profile.parse(await context.req.json()) };
    return context.json({ success: true, user: userOf(account) });
  });
  app.post("/change-password", async (context) => {
    const account = accounts.of(context.req.raw);
    if (account === undefined) return signedOut();
    const { currentPassword, newPassword } = PasswordChange.parse(await context.req.json());
    if (account.password !== currentPassword) return refused(400, "The current password is wrong");
    account.password = newPassword;
    return context.json({ success: true });
  });
  app.get("/password-reset", (context) => context.json({ success: true, offered: false }));
  app.delete("/account", async (context) => {
    const account = accounts.of(context.req.raw);
    if (account === undefined) return signedOut();
    const { password } = z.object({ password: z.string() }).parse(await context.req.json());
    if (account.password !== password) return refused(400, "The password is wrong");
    accounts.remove(account);
    return context.json({ success: true });
  });
  app.get("/export", (context) => {
    const account = accounts.of(context.req.raw);
    if (account === undefined) return signedOut();
    return context.json({ user: userOf(account), favorites: account.favorites, views: account.views });
  });
  return app;
}
