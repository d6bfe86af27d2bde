import { createLogger } from "@flaneur/server-kit";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { errorHandler } from "../http/error-handler.ts";
import { createStorageState } from "../storage/storage-state.ts";
import type { Auth } from "./auth.ts";
import { requireUser, signedIn } from "./current-user.ts";
import type { User } from "./user.ts";

const silent = createLogger("silent");
const CAMILLE: User = {
  id: "1",
  username: "camille@example.org",
  email: "Camille@example.org",
  displayName: null,
  locale: null,
  homeLocation: null,
};

describe("the user of a request", () => {
  const asked: string[] = [];
  const auth: Pick<Auth, "callerOf"> = {
    callerOf: async (token) => {
      asked.push(token);
      return token === "good" ? { user: CAMILLE, sessionId: "s" } : null;
    },
  };
  const app = new Hono();
  app.onError(errorHandler(silent, createStorageState({ logger: silent })));
  app.use((context, next) => {
    context.set("auth", auth as Auth);
    return next();
  });
  app.get("/shut", signedIn, async (context) => context.json(await requireUser(context)));
  const get = (path: string, authorization?: string) =>
    app.request(path, authorization === undefined ? {} : { headers: { authorization } });

  it("is required by a private call, and loaded once per request", async () => {
    expect((await get("/shut")).status).toBe(401);
    expect((await get("/shut", "Bearer stale")).status).toBe(401);
    asked.length = 0;
    expect(await (await get("/shut", "Bearer good")).json()).toEqual(CAMILLE);
    expect(asked).toEqual(["good"]);
    expect(await (await get("/shut", "bearer good")).json()).toEqual(CAMILLE);
  });
});
