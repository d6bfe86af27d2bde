import { isRecord } from "@flaneur/domain";

/** The keys of local storage that §3 names. */
export const AUTH_TOKEN_KEY = "authToken";
export const AUTH_STORAGE_KEY = "auth-storage";

export interface AuthUser {
  readonly id: string;
  /** An email address (§3). */
  readonly username: string;
}

export interface Session {
  readonly token: string;
  readonly user: AuthUser;
}

/** The stored session. */
export interface StoredAuth {
  readonly token: string | null;
  readonly user: AuthUser | null;
  /** Whether the storage contains a session. It requires a user and the matching token. */
  readonly isAuthenticated: boolean;
}

export const NOBODY: StoredAuth = { token: null, user: null, isAuthenticated: false };

type KeyValue = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

function parseRecord(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/**
 * Parses the stored session from the values of both keys. The user and the flag are used only if they were stored with
 * the token.
 */
export function parseAuth(token: string | null, stored: string | null): StoredAuth {
  if (!isText(token)) return NOBODY;
  const { user, isAuthenticated, token: storedToken } = parseRecord(stored);
  const isKnown = storedToken === token && isRecord(user) && isText(user.username);
  if (!isKnown) return { token, user: null, isAuthenticated: false };
  const known = { id: isText(user.id) ? user.id : String(user.username), username: String(user.username) };
  return { token, user: known, isAuthenticated: isAuthenticated === true };
}

/** The store of the session. Each call accesses the storage, because other tabs change it. */
export interface AuthStore {
  readonly read: () => StoredAuth;
  readonly token: () => string | null;
  readonly keep: (session: Session) => void;
  /** Stores the user of the stored token. Has no effect if another tab has ended the session meanwhile. */
  readonly keepUser: (session: Session) => void;
  readonly clear: () => void;
}

/** Returns a store in memory, for a page whose storage is blocked. The session then lasts as long as the page. */
function inMemory(): KeyValue {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** @param storage Returns the storage. Throws if storage is blocked. */
export function createAuthStore(storage: () => KeyValue): AuthStore {
  const memory = inMemory();
  let forbidden = false;
  const withStorage = <T>(work: (items: KeyValue) => T): T => {
    if (forbidden) return work(memory);
    try {
      return work(storage());
    } catch {
      forbidden = true;
      return work(memory);
    }
  };
  const storeUser = (items: KeyValue, { token, user }: Session) =>
    items.setItem(AUTH_STORAGE_KEY, JSON.stringify({ token, user, isAuthenticated: true }));
  return {
    read: () => withStorage((items) => parseAuth(items.getItem(AUTH_TOKEN_KEY), items.getItem(AUTH_STORAGE_KEY))),
    token: () => withStorage((items) => items.getItem(AUTH_TOKEN_KEY)) || null,
    keep: (session) =>
      withStorage((items) => {
        // The token is written last, so that another tab that receives its event also finds the user.
        storeUser(items, session);
        items.setItem(AUTH_TOKEN_KEY, session.token);
      }),
    keepUser: (session) =>
      withStorage((items) => {
        if (items.getItem(AUTH_TOKEN_KEY) === session.token) storeUser(items, session);
      }),
    clear: () =>
      withStorage((items) => {
        items.removeItem(AUTH_STORAGE_KEY);
        items.removeItem(AUTH_TOKEN_KEY);
      }),
  };
}
