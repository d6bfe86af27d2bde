import { randomBytes } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { apiOver, PASSWORD, signUp, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { createDigest } from "./digest.ts";
import { createKnownSites } from "./known-sites.ts";
import { readPreviousSecret } from "./secret.ts";

const OLD = randomBytes(32);
const NEW = randomBytes(32);
const SITE = { subscriber: "192.0.2.1", site: "192.0.2.1", range: "192.0.2.0/24" };

describeOnPostgres("a key that has been replaced", (database) => {
  const apis: TestApi[] = [];
  afterAll(async () => {
    for (const api of apis) await api.remove();
  });
  const apiWith = (secret: Uint8Array, previousSecret?: Uint8Array) => {
    const api = apiOver(database().db, { secret, previousSecret });
    apis.push(api);
    return api;
  };
  const verify = async (api: TestApi, token: string) => (await api.get("/auth/verify", token)).status;

  it("verifies tokens while it is the previous key, and none afterwards", async () => {
    const { token } = await signUp(apiWith(OLD));
    expect(await verify(apiWith(NEW, OLD), token)).toBe(200);
    expect(await verify(apiWith(NEW), token)).toBe(401);
  });

  it("signs no token: new sessions outlive it", async () => {
    const both = apiWith(NEW, OLD);
    const { token } = await signUp(both);
    expect([await verify(apiWith(NEW), token), await verify(apiWith(OLD), token)]).toEqual([200, 401]);
  });

  it("still recognises the known sites of an account, which are then renewed with the new key", async () => {
    const { db } = database();
    const { user } = await signUp(apiWith(OLD));
    const account = { id: user.id, username: user.username };
    const now = new Date();
    await createKnownSites(db, [createDigest(OLD)]).remember(db, account, SITE, now);
    const both = createKnownSites(db, [createDigest(NEW), createDigest(OLD)]);
    expect(await both.has(user.username, SITE, now)).toBe(true);
    await both.remember(db, account, SITE, now);
    expect(await createKnownSites(db, [createDigest(NEW)]).has(user.username, SITE, now)).toBe(true);
  });

  it("is refused without another key that replaces it", () => {
    const authSecretPrevious = PASSWORD.repeat(4);
    expect(() => readPreviousSecret({ authSecret: undefined, authSecretPrevious })).toThrow("needs AUTH_SECRET, too");
    expect(() => readPreviousSecret({ authSecret: authSecretPrevious, authSecretPrevious })).toThrow("is the same as");
    expect(readPreviousSecret({ authSecret: "x".repeat(32), authSecretPrevious: undefined })).toBeUndefined();
  });
});
