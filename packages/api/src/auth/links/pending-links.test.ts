import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD, signUp, type TestApi } from "../../../testing/api.ts";
import { describeOnPostgres } from "../../../testing/databases.ts";
import { mailingApi } from "../../../testing/mailing-api.ts";
import { startSmtpServer, type TestSmtpServer } from "../../../testing/smtp-server.ts";
import { setAddressByOperator } from "../address-change/address-links.ts";
import type { Auth } from "../auth.ts";
import { createResetToken } from "../password-reset/reset-links.ts";

const NEW_PASSWORD = "pont-des-arts";
const newAddress = () => `${randomUUID()}@example.net`;

interface Account {
  readonly id: string;
  readonly username: string;
  readonly token: string;
}

describeOnPostgres("a pending link", (database) => {
  let smtp: TestSmtpServer;
  let api: TestApi;
  let auth: Auth;
  beforeAll(async () => {
    smtp = await startSmtpServer();
    ({ api, auth } = mailingApi({ db: database().db, smtp, now: () => new Date() }));
  });
  afterAll(async () => {
    await api.remove();
    await smtp.close();
  });

  const tokenTo = (username: string, purpose: "reset" | "address"): string =>
    new RegExp(`#${purpose}=([\\w.-]+)`).exec(
      smtp.mails.findLast(({ to, text }) => to.includes(username) && text.includes(`#${purpose}=`))?.text ?? "",
    )?.[1] ?? "no link";

  async function requestReset({ username }: Account): Promise<string> {
    await api.post("/auth/password-reset", { username });
    await auth.settled();
    return tokenTo(username, "reset");
  }
  async function requestAddress({ token }: Account, address: string): Promise<string> {
    await api.post("/auth/address-change", { newUsername: address, password: PASSWORD }, token);
    await auth.settled();
    return tokenTo(address, "address");
  }
  const useReset = async (token: string) =>
    (await api.put("/auth/password-reset", { token, newPassword: NEW_PASSWORD })).status;
  const useAddress = async (token: string) => (await api.put("/auth/address-change", { token })).status;

  /** Each kind of link: how it is requested, and how it is used. */
  const LINKS = {
    "for a forgotten password": { request: requestReset, use: useReset },
    "for a new address": { request: (account: Account) => requestAddress(account, newAddress()), use: useAddress },
    "that an operator made for a forgotten password": {
      request: ({ id }: Account) => createResetToken(database().db, id, new Date()),
      use: useReset,
    },
  };

  /** What can happen to an account, and the status of a link that is used afterwards. */
  const EVENTS: Readonly<Record<string, { readonly act: (account: Account) => Promise<unknown>; status: 200 | 403 }>> =
    {
      "a change of the password": {
        act: ({ token }) =>
          api.post("/auth/change-password", { currentPassword: PASSWORD, newPassword: "pont-marie" }, token),
        status: 403,
      },
      "a change of the password to the same password": {
        act: ({ token }) =>
          api.post("/auth/change-password", { currentPassword: PASSWORD, newPassword: PASSWORD }, token),
        status: 403,
      },
      "a new password by another link": {
        act: async (account) => expect(await useReset(await requestReset(account))).toBe(200),
        status: 403,
      },
      "a new address by another link": {
        act: async (account) => expect(await useAddress(await requestAddress(account, newAddress()))).toBe(200),
        status: 403,
      },
      "a new address by an operator": {
        act: ({ id }) => setAddressByOperator(database().db, id, newAddress(), new Date()),
        status: 403,
      },
      "the deletion of the account": {
        act: ({ token }) => api.send("DELETE", "/auth/account", { body: { password: PASSWORD }, token }),
        status: 403,
      },
      "a log-in": {
        act: ({ username }) => api.post("/auth/login", { username, password: PASSWORD }),
        status: 200,
      },
      "a log-out": { act: ({ token }) => api.post("/auth/logout", {}, token), status: 200 },
      "a change of the profile": {
        act: ({ token }) => api.put("/auth/profile", { displayName: "Camille" }, token),
        status: 200,
      },
      "a failed change of the password": {
        act: ({ token }) =>
          api.post("/auth/change-password", { currentPassword: "wrong!", newPassword: NEW_PASSWORD }, token),
        status: 200,
      },
    };

  describe.each(Object.entries(LINKS))("%s", (_, link) => {
    it.each(Object.entries(EVENTS))("is used after %s with the status of the table", async (_, { act, status }) => {
      const { user, token } = await signUp(api);
      const account = { id: user.id, username: user.username, token };
      const pending = await link.request(account);
      await act(account);
      expect(await link.use(pending)).toBe(status);
    });
  });
});
