import { z } from "zod";
import { latitude, longitude } from "./numbers.ts";
import type { RestClient } from "./rest-client.ts";
import { RestError, serverWords } from "./rest-error.ts";

export interface HomeLocation {
  readonly latitude: number;
  readonly longitude: number;
  readonly address: string | null;
}

export interface GraphUser {
  readonly id: string;
  /** An email address (§3). */
  readonly username: string;
  readonly displayName: string | null;
  readonly locale: string | null;
  readonly homeLocation: HomeLocation | null;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export interface SignedIn {
  readonly token: string;
  readonly user: GraphUser;
}

/** The changes of a profile. An undefined field is unchanged, and null clears a field. */
export interface ProfileChanges {
  readonly displayName?: string | null | undefined;
  readonly locale?: string | null | undefined;
  readonly homeLocation?:
    | { latitude: number; longitude: number; address?: string | null | undefined }
    | null
    | undefined;
}

export interface AddressChange {
  readonly newUsername: string;
  readonly password: string;
  /** The language of the mails. */
  readonly language?: string | null | undefined;
}

const orNull = <T extends z.ZodType>(schema: T) => schema.nullable().catch(null);

/**
 * Parses a user. Only the username is required (§3). An unreadable id becomes the username, any other unreadable field
 * null.
 */
const User = z
  .object({
    id: orNull(z.union([z.string().min(1), z.number().transform(String)])),
    username: z.string().min(1),
    displayName: orNull(z.string()),
    locale: orNull(z.string()),
    homeLocation: orNull(z.object({ latitude, longitude, address: orNull(z.string()) })),
  })
  .transform((user): GraphUser => ({ ...user, id: user.id ?? user.username }));

const WithUser = z.object({ success: z.literal(true), user: User });
const SignedInResponse = WithUser.extend({ token: z.string().min(1) });
const WithUsername = z.object({ username: z.string().min(1) });
const Refusal = z.object({ success: z.literal(false) });
const Done = z.unknown();
const Offer = z.object({ offered: z.boolean().catch(false) }).catch({ offered: false });
const Document = z.record(z.string(), z.unknown());

/** The messages for a sign-in without a usable response (§8), by the path of the call. */
const SIGN_IN_ERRORS = {
  "/auth/login": {
    failed: "Login failed. Please try again.",
    unreadable: "Login failed: Invalid response from server",
  },
  "/auth/signup": {
    failed: "Signup failed. Please try again.",
    unreadable: "Signup failed: Invalid response from server",
  },
} as const;

/** Creates the calls of the endpoints below `/auth` (§7). A failed call throws RestError. */
export function createAccountRest(rest: RestClient) {
  async function signIn(path: keyof typeof SIGN_IN_ERRORS, { username, password }: Credentials): Promise<SignedIn> {
    const response = await rest.post(path, { username, password }, z.unknown()).catch((error: unknown) => {
      if (error instanceof RestError && error.code === "UPSTREAM_UNREADABLE") return undefined;
      throw error;
    });
    const parsed = SignedInResponse.safeParse(response);
    if (parsed.success) return { token: parsed.data.token, user: parsed.data.user };
    const { failed, unreadable } = SIGN_IN_ERRORS[path];
    if (Refusal.safeParse(response).success) throw new RestError("FORBIDDEN", serverWords(response) ?? failed);
    // The error contains neither the response nor the parser's message, because the response may contain a token.
    throw new RestError("UPSTREAM_UNREADABLE", unreadable);
  }

  return {
    signUp: (credentials: Credentials) => signIn("/auth/signup", credentials),
    logIn: (credentials: Credentials) => signIn("/auth/login", credentials),

    /** Returns the user of the request's token. A response without a user counts as a refusal (§4). */
    async verify(): Promise<GraphUser> {
      const response = await rest.get("/auth/verify", {}, z.unknown());
      const parsed = WithUser.safeParse(response);
      if (parsed.success) return parsed.data.user;
      throw new RestError("UNAUTHENTICATED", serverWords(response) ?? "Please sign in first");
    },

    async logOut(): Promise<void> {
      await rest.post("/auth/logout", undefined, Done);
    },

    async saveProfile(changes: ProfileChanges): Promise<GraphUser> {
      return (await rest.put("/auth/profile", changes, WithUser)).user;
    },

    async changePassword(currentPassword: string, newPassword: string): Promise<void> {
      await rest.post("/auth/change-password", { currentPassword, newPassword }, Done);
    },

    /** Returns whether links that reset a password can be sent by mail. A foreign API without the call sends none. */
    async offersPasswordReset(): Promise<boolean> {
      try {
        return (await rest.get("/auth/password-reset", {}, Offer)).offered;
      } catch (error) {
        if (error instanceof RestError && error.status === 404) return false;
        throw error;
      }
    },

    async requestPasswordReset(username: string, language: string | null | undefined): Promise<void> {
      await rest.post("/auth/password-reset", { username, ...(language ? { language } : {}) }, Done);
    },

    async resetPassword(token: string, newPassword: string): Promise<void> {
      await rest.put("/auth/password-reset", { token, newPassword }, Done);
    },

    async requestAddressChange({ language, ...change }: AddressChange): Promise<void> {
      await rest.post("/auth/address-change", { ...change, ...(language ? { language } : {}) }, Done);
    },

    /** Returns the new address. */
    async changeAddress(token: string): Promise<string> {
      return (await rest.put("/auth/address-change", { token }, WithUsername)).username;
    },

    async deleteAccount(password: string): Promise<void> {
      await rest.delete("/auth/account", { password }, Done);
    },

    /** Returns everything that the product stores about the caller, as a JSON document. */
    async exportData(): Promise<string> {
      return JSON.stringify(await rest.get("/auth/export", {}, Document), null, 2);
    },
  };
}

export type AccountRest = ReturnType<typeof createAccountRest>;
