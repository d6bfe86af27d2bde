import { SignedInBody } from "@flaneur/contract";
import { afterEach, expect, it } from "vitest";
import { apiOver, PASSWORD, signUp, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { UNLIMITED } from "../../testing/unlimited.ts";
import { rateLimits } from "../db/schema.ts";
import type { AttemptLimits } from "./attempt-limits.ts";

const ADDRESS = "203.0.113.1";
const LIMIT = 2;

/** Sends the attempt with this number, counted from 0. */
type Attempt = (number: number) => Promise<Response>;

describeOnPostgres("each limit of attempts", (database) => {
  afterEach(async () => void (await database().db.delete(rateLimits)));

  const logIn = (api: TestApi, username: string, password: string, address: string) =>
    api.send("POST", "/auth/login", { body: { username, password }, headers: { "x-forwarded-for": address } });
  const otherAddress = (number: number) => `198.51.100.${number}`;
  const guess = (api: TestApi, token: string) =>
    api.post("/auth/change-password", { currentPassword: "wrong!", newPassword: PASSWORD }, token);

  /** By the name of a limit: an account's attempts that this limit counts, and the status of an allowed attempt. */
  const cases: Readonly<
    Partial<Record<keyof AttemptLimits, readonly [status: number, begin: (api: TestApi) => Promise<Attempt>]>>
  > = {
    perAccountAndAddress: [
      401,
      async (api) => {
        const { user } = await signUp(api);
        return () => logIn(api, user.username, "wrong!", ADDRESS);
      },
    ],
    perAccount: [
      401,
      async (api) => {
        const { user } = await signUp(api);
        return (number) => logIn(api, user.username, "wrong!", otherAddress(number));
      },
    ],
    perAddress: [401, async (api) => (number) => logIn(api, `${number}@example.org`, "wrong!", ADDRESS)],
    perSession: [
      403,
      async (api) => {
        const { token } = await signUp(api);
        return () => guess(api, token);
      },
    ],
    perUser: [
      403,
      async (api) => {
        const { user } = await signUp(api);
        return async (number) => {
          const answer = await logIn(api, user.username, PASSWORD, otherAddress(number));
          return guess(api, SignedInBody.parse(await answer.json()).token);
        };
      },
    ],
    rightPerAccount: [
      200,
      async (api) => {
        const { user } = await signUp(api);
        return (number) => logIn(api, user.username, PASSWORD, otherAddress(number));
      },
    ],
    rightPerAddress: [
      200,
      async (api) => {
        const users = await Promise.all([signUp(api), signUp(api), signUp(api)]);
        return (number) => logIn(api, users[number]?.user.username ?? "", PASSWORD, ADDRESS);
      },
    ],
    signUps: [
      201,
      async (api) => (number) =>
        api.send("POST", "/auth/signup", {
          body: { username: `sign-up-${number}@example.org`, password: PASSWORD },
          headers: { "x-forwarded-for": ADDRESS },
        }),
    ],
  };

  it.each(Object.entries(cases))(
    "refuses the attempt after the last allowed one with 429: %s",
    async (name, [status, begin]) => {
      const attempts = { ...UNLIMITED, reservedPerSession: name === "perUser" ? 0 : LIMIT, [name]: LIMIT };
      const api = apiOver(database().db, { attempts });
      const attempt = await begin(api);
      const statuses: number[] = [];
      for (let number = 0; number <= LIMIT; number++) statuses.push((await attempt(number)).status);
      await api.remove();
      expect(statuses).toEqual([status, status, 429]);
    },
  );
});
