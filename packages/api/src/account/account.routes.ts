import { deleteAccount, exportAccount, WRONG_PASSWORD } from "@flaneur/contract";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { requireCaller } from "../auth/current-user.ts";
import { recordLockOut } from "../auth/record-lock-out.ts";
import { routeOf } from "../auth/route-of.ts";
import type { Db } from "../db/database.ts";
import { unauthorized, wrongPassword } from "../http/errors.ts";
import { createExportLimit, streamedFile } from "../http/streamed-file.ts";
import { recordSecurityEvent } from "../security-events.ts";
import { accountJson, readProfile } from "./account-data.ts";

/** Adds the routes that export the data of an account and that delete the account. */
export function accountRoutes(app: OpenAPIHono, db: Db): void {
  const limit = createExportLimit();

  app.openapi(routeOf(exportAccount), async (context) => {
    const caller = await requireCaller(context);
    await context.get("auth").countExport(caller);
    const { id } = caller.user;
    const profile = await readProfile(db, id);
    if (profile === null) throw unauthorized("Please sign in first");
    await recordSecurityEvent(context, { event: "data-export", username: caller.user.username });
    return streamedFile({
      method: context.req.raw.method,
      limit,
      client: id,
      signal: context.get("deadline"),
      headers: {
        "Content-Type": "application/json",
        "Content-Disposition": 'attachment; filename="flaneur-data.json"',
      },
      pieces: () => accountJson(db, id, profile, new Date()),
    });
  });

  app.openapi(routeOf(deleteAccount), async (context) => {
    const caller = await requireCaller(context);
    const { username } = caller.user;
    const { password } = context.req.valid("json");
    const isDeleted = await recordLockOut(context, username, () =>
      context.get("auth").deleteAccount(caller, password, context.get("client")),
    );
    await recordSecurityEvent(context, { event: isDeleted ? "account-deletion" : "account-deletion-failed", username });
    // The status is 403, because a 401 would make a client end the session (§4).
    if (!isDeleted) throw wrongPassword("password", WRONG_PASSWORD);
    return context.json({ success: true as const }, 200);
  });
}
