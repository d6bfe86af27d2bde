import { z } from "@hono/zod-openapi";
import { anyPassword, UserBody } from "../auth/auth.schemas.ts";
import { VIEW_EXAMPLE, ViewBody } from "../views/views.schemas.ts";

const moment = z.string().openapi({ format: "date-time", example: "2026-03-01T10:15:00.000Z" });

const EXPORTED_AT = "2026-03-08T18:45:00.000Z";

export const AccountDataBody = z
  .object({
    exportedAt: moment,
    profile: UserBody.omit({ id: true }).extend({ createdAt: moment, updatedAt: moment }),
    favorites: z
      .array(z.object({ placeId: z.string(), name: z.string(), address: z.string(), addedAt: moment }))
      .openapi({ description: "Oldest first, permanently closed places included." }),
    views: z.array(ViewBody).openapi({ description: "In the order of their tabs." }),
  })
  .openapi("AccountData", {
    example: {
      exportedAt: EXPORTED_AT,
      profile: {
        username: "camille@example.org",
        displayName: "Camille",
        locale: "fr-FR",
        homeLocation: null,
        createdAt: "2026-03-01T10:15:00.000Z",
        updatedAt: "2026-03-01T10:15:00.000Z",
      },
      favorites: [
        {
          placeId: "breizh-cafe-marais",
          name: "Breizh Café Marais",
          address: "109 Rue Vieille du Temple, 75003 Paris",
          addedAt: "2026-03-02T09:00:00.000Z",
        },
      ],
      views: [VIEW_EXAMPLE],
    },
  });
export type AccountData = z.output<typeof AccountDataBody>;

export const DeleteAccountBody = z
  .strictObject({ password: anyPassword() })
  .openapi("DeleteAccount", { example: { password: "pont-neuf" } });
