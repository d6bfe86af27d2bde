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
    lists: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          note: z.string().nullable(),
          isShared: z.boolean(),
          sharedBy: z.string().nullable(),
          createdAt: moment,
          updatedAt: moment,
          places: z.array(
            z.object({
              placeId: z.string(),
              name: z.string(),
              address: z.string(),
              note: z.string().nullable(),
              visited: z.boolean(),
            }),
          ),
        }),
      )
      .openapi({ description: "Newest first, each with its places in their order." }),
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
      lists: [
        {
          id: "7f1c1a52-3f0e-4c55-9f0c-0d4f6a0b8f11",
          name: "Sunday, Left Bank",
          note: "Start late, carry little.",
          isShared: true,
          sharedBy: "Camille",
          createdAt: "2026-03-01T10:15:00.000Z",
          updatedAt: "2026-03-08T18:40:00.000Z",
          places: [
            {
              placeId: "breizh-cafe-marais",
              name: "Breizh Café Marais",
              address: "109 Rue Vieille du Temple, 75003 Paris",
              note: "Be there by ten.",
              visited: true,
            },
          ],
        },
      ],
    },
  });
export type AccountData = z.output<typeof AccountDataBody>;

export const DeleteAccountBody = z
  .strictObject({ password: anyPassword() })
  .openapi("DeleteAccount", { example: { password: "pont-neuf" } });
