import { randomUUID } from "node:crypto";
import { z } from "zod";
import { jsonRequest } from "../setup/json-request.ts";
import type { SmokeTest } from "./smoke.ts";

const PASSWORD = "pont-neuf";
const NEW_PASSWORD = "pont-des-arts";

const User = z.object({ id: z.string(), username: z.string(), displayName: z.string().nullable() });
const SignedIn = z.object({ success: z.literal(true), token: z.string().min(1), user: User });
const UserAnswer = z.object({ success: z.literal(true), user: User });
const AccountData = z.object({
  profile: z.object({ username: z.string() }),
  favorites: z.array(z.object({ placeId: z.string() })),
  views: z.array(z.object({ name: z.string() })),
});
const Refusal = z.object({ error: z.string(), code: z.string() });
const Success = z.object({ success: z.literal(true) });

interface Account {
  readonly token: string;
  /** Checks the export, the logout and the deletion of the account. Call it after all other checks. */
  leave(): Promise<void>;
}

/**
 * Checks the seven operations of §7, Auth, and the operations that export or delete an account, reset its password or
 * change its address.
 */
export async function checkAuth({ step, urlOf }: SmokeTest): Promise<Account> {
  const username = `smoke-${randomUUID()}@example.org`;
  const credentials = { username, password: PASSWORD };
  const isOurs = ({ user }: { user: z.infer<typeof User> }) => user.username !== username && "it is another's account";
  const isValid = async (token: string): Promise<boolean> =>
    (await fetch(urlOf("/api/auth/verify"), { headers: { authorization: `Bearer ${token}` } })).status !== 401;

  const signedUp = await step({
    method: "POST",
    path: "/auth/signup",
    checked: "an account, signed in",
    status: 201,
    schema: SignedIn,
    body: credentials,
    wrong: isOurs,
  });
  const token = signedUp?.token ?? "";
  const loggedIn = await step({
    method: "POST",
    path: "/auth/login",
    checked: "the same account, signed in once more",
    schema: SignedIn,
    body: credentials,
    wrong: (body) => body.user.id !== signedUp?.user.id && "it is another's account",
  });
  const second = loggedIn?.token ?? "";
  await step({
    method: "GET",
    path: "/auth/verify",
    checked: "the account of the token",
    schema: UserAnswer,
    token,
    wrong: isOurs,
  });
  await step({
    method: "GET",
    path: "/auth/profile",
    checked: "the account",
    schema: UserAnswer,
    token,
    wrong: isOurs,
  });
  await step({
    method: "PUT",
    path: "/auth/profile",
    checked: "a new display name",
    schema: UserAnswer,
    token,
    body: { displayName: "Camille" },
    wrong: ({ user }) => user.displayName !== "Camille" && "the name is not stored",
  });
  await step({
    method: "POST",
    path: "/auth/change-password",
    checked: "the other session has ended, this one is still valid",
    schema: Success,
    token,
    body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
    wrong: async () => {
      if (await isValid(second)) return "the other session is still valid";
      return !(await isValid(token)) && "this session has ended, too";
    },
  });
  await checkPasswordReset(step);
  await checkAddressChange(step, token);
  const leave = async () => {
    await step({
      method: "GET",
      path: "/auth/export",
      checked: "the profile, the favorites and the views",
      schema: AccountData,
      token,
      wrong: ({ profile }) => profile.username !== username && "it is another's account",
    });
    await step({
      method: "POST",
      path: "/auth/logout",
      checked: "the token is no longer valid",
      schema: Success,
      token,
      wrong: async () => (await isValid(token)) && "the token is still valid",
    });
    const body = { username, password: NEW_PASSWORD };
    const logIn = await fetch(urlOf("/api/auth/login"), jsonRequest("POST", { body }));
    const last = SignedIn.safeParse(await logIn.json()).data?.token;
    await step({
      method: "DELETE",
      path: "/auth/account",
      checked: "the account is deleted, and signing in fails",
      schema: Success,
      token: last,
      body: { password: NEW_PASSWORD },
      wrong: async () => {
        const again = await fetch(urlOf("/api/auth/login"), jsonRequest("POST", { body }));
        return again.status !== 401 && "signing in still succeeds";
      },
    });
  };
  return { token, leave };
}

/** Checks the calls for a forgotten password. No mail is sent: the address has no account. */
async function checkPasswordReset(step: SmokeTest["step"]): Promise<void> {
  const path = "/auth/password-reset";
  const offer = await step({
    method: "GET",
    path,
    checked: "whether links are sent by mail",
    schema: Success.extend({ offered: z.boolean() }),
  });
  await step({
    method: "POST",
    path,
    checked: "the same response for every address, or a refusal without mail",
    status: offer?.offered === true ? 200 : 403,
    schema: z.union([Success, Refusal]),
    body: { username: `nobody-${randomUUID()}@example.org` },
  });
  await step({
    method: "PUT",
    path,
    checked: "an unknown link is refused",
    status: 403,
    schema: Refusal,
    body: { token: randomUUID(), newPassword: NEW_PASSWORD },
  });
}

/** Checks the calls that change the address. No mail is sent: the password is wrong. */
async function checkAddressChange(step: SmokeTest["step"], token: string): Promise<void> {
  const path = "/auth/address-change";
  await step({
    method: "POST",
    path,
    checked: "a wrong password is refused, or any request without mail",
    status: [403, 409],
    schema: Refusal,
    token,
    body: { newUsername: `nobody-${randomUUID()}@example.org`, password: "not-the-password" },
  });
  await step({
    method: "PUT",
    path,
    checked: "an unknown link is refused",
    status: 403,
    schema: Refusal,
    body: { token: randomUUID() },
  });
}
