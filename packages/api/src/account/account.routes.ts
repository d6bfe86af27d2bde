import { createRoute, type OpenAPIHono, type RouteConfig } from "@hono/zod-openapi";
import { SuccessBody } from "../auth/auth.schemas.ts";
import { BEARER, requireCaller, signedIn } from "../auth/current-user.ts";
import { recordLockOut } from "../auth/record-lock-out.ts";
import type { Db } from "../db/database.ts";
import { body, json, noQuery } from "../http/contents.ts";
import { ApiError, bodyFailures, commonFailures, failing, failure, unauthorized } from "../http/errors.ts";
import { createExportLimit, streamedFile } from "../http/streamed-file.ts";
import { recordSecurityEvent } from "../security-events.ts";
import { AccountDataBody, DeleteAccountBody } from "./account.schemas.ts";
import { accountJson, readProfile } from "./account-data.ts";

const WRONG_PASSWORD = "The password is not right";

const common = { tags: ["Auth"], security: BEARER, middleware: signedIn };

/** With a more exact type of the response, the handler could not return a stream. */
const STREAMED_DATA: RouteConfig["responses"][string] = {
  description: "The data, for a browser to save as a file",
  headers: {
    "Content-Disposition": { description: "Names the file", schema: { type: "string" as const } },
  },
  content: json(AccountDataBody),
};

const exportData = createRoute({
  ...common,
  method: "get",
  path: "/auth/export",
  summary: "Export the caller's data: profile, favorites, views and lists",
  request: { query: noQuery },
  responses: {
    200: STREAMED_DATA,
    ...commonFailures,
    401: failing[401],
    429: failing[429],
    503: failing[503],
  },
});

const deleteAccount = createRoute({
  ...common,
  method: "delete",
  path: "/auth/account",
  summary: "Delete the caller's account",
  description:
    "Deletes the account immediately, with its favorites, views, lists, shared links and all sessions, including " +
    "the current one. This cannot be undone. Wrong passwords count towards the same limit as for a password change.",
  request: { query: noQuery, body: body(DeleteAccountBody) },
  responses: {
    200: { description: "The account is deleted; the token is no longer valid", content: json(SuccessBody) },
    ...bodyFailures,
    401: failing[401],
    403: failure("The password is wrong.", "forbidden", WRONG_PASSWORD),
    429: failing[429],
  },
});

/** Adds the routes that export the data of an account and that delete the account. */
export function accountRoutes(app: OpenAPIHono, db: Db): void {
  const limit = createExportLimit();

  app.openapi(exportData, async (context) => {
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

  app.openapi(deleteAccount, async (context) => {
    const caller = await requireCaller(context);
    const { username } = caller.user;
    const { password } = context.req.valid("json");
    const isDeleted = await recordLockOut(context, username, () =>
      context.get("auth").deleteAccount(caller, password, context.get("client")),
    );
    await recordSecurityEvent(context, { event: isDeleted ? "account-deletion" : "account-deletion-failed", username });
    // The status is 403, because a 401 would make a client end the session (§4).
    if (!isDeleted) throw new ApiError(403, "forbidden", WRONG_PASSWORD);
    return context.json({ success: true as const }, 200);
  });
}
