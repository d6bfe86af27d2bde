import {
  ADDRESS_LINK_INVALID,
  changeAddress,
  NO_ADDRESS_MAIL,
  requestAddressChange,
  WRONG_PASSWORD,
} from "@flaneur/contract";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { routeOf } from "../../auth/route-of.ts";
import { ApiError, wrongPassword } from "../../http/errors.ts";
import { recordSecurityEvent } from "../../security-events.ts";
import { requireCaller } from "../current-user.ts";
import { recordLockOut } from "../record-lock-out.ts";

export function addressChangeRoutes(app: OpenAPIHono): void {
  app.openapi(routeOf(requestAddressChange), async (context) => {
    const caller = await requireCaller(context);
    const { newUsername, password, language } = context.req.valid("json");
    const { addressChanges } = context.get("auth");
    if (!addressChanges.isOffered) throw new ApiError(409, "conflict", NO_ADDRESS_MAIL);
    const { username } = caller.user;
    const isConfirmed = await recordLockOut(context, username, () =>
      addressChanges.request(caller, { email: newUsername, password, language }, context.get("client")),
    );
    const event = isConfirmed ? "address-change-request" : "address-change-request-failed";
    await recordSecurityEvent(context, { event, username });
    // The status is 403, because a 401 would make a client end the session (§4).
    if (!isConfirmed) throw wrongPassword("password", WRONG_PASSWORD);
    return context.json({ success: true as const }, 200);
  });

  app.openapi(routeOf(changeAddress), async (context) => {
    const { token } = context.req.valid("json");
    const changed = await context.get("auth").addressChanges.confirm(token, context.get("client"));
    if (changed === null) {
      await recordSecurityEvent(context, { event: "address-change-failed" });
      throw new ApiError(403, "forbidden", ADDRESS_LINK_INVALID);
    }
    await recordSecurityEvent(context, { event: "address-change", username: changed.before });
    return context.json({ success: true as const, username: changed.email }, 200);
  });
}
