import { z } from "zod";
import { WRONG_PASSWORD } from "./address-change.ts";
import { defineCall } from "./call.ts";
import { BEARER, body, json, noQuery, type Response } from "./contents.ts";
import { anyPassword } from "./credentials.ts";
import { bodyFailures, commonFailures, failing, failure } from "./failures.ts";
import { SuccessBody, UserBody } from "./user.ts";
import { VIEW_EXAMPLE, ViewBody } from "./view-bodies.ts";

const moment = z.string().meta({ format: "date-time", example: "2026-03-01T10:15:00.000Z" });

const EXPORTED_AT = "2026-03-08T18:45:00.000Z";

export const AccountDataBody = z
  .object({
    exportedAt: moment,
    profile: UserBody.omit({ id: true }).extend({ createdAt: moment, updatedAt: moment }),
    favorites: z
      .array(z.object({ placeId: z.string(), name: z.string(), address: z.string(), addedAt: moment }))
      .meta({ description: "Oldest first, permanently closed places included." }),
    views: z.array(ViewBody).meta({ description: "In the order of their tabs." }),
    lists: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          note: z.string().nullable(),
          isShared: z.boolean(),
          sharedBy: z.string().nullable(),
          walk: z.string().nullable(),
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
      .meta({ description: "Newest first, each with its places in their order." }),
  })
  .meta({
    id: "AccountData",
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
          walk: "places=breizh-cafe-marais&at=2026-11-26T10%3A00",
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

const DeleteAccountBody = z
  .strictObject({ password: anyPassword() })
  .meta({ id: "DeleteAccount", example: { password: "pont-neuf" } });

const common = { tags: ["Auth"], security: BEARER };

/** With a more exact type of the response, the handler could not return a stream. */
const STREAMED_DATA: Response = {
  description: "The data, for a browser to save as a file",
  headers: {
    "Content-Disposition": { description: "Names the file", schema: { type: "string" as const } },
  },
  content: json(AccountDataBody),
};

export const exportAccount = defineCall(
  {
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
  },
  z.record(z.string(), z.unknown()),
);

export const deleteAccount = defineCall(
  {
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
  },
  z.unknown(),
);
