import { z } from "zod";
import { defineCall } from "./call.ts";
import { BEARER, json, noQuery } from "./contents.ts";
import { bodyFailures, commonFailures, failing, failure } from "./failures.ts";
import { anyId } from "./parameters.ts";
import { PresentShareBody, ShareBody, ShareInput } from "./share-bodies.ts";
import { SuccessBody } from "./user.ts";

type Kind = "list" | "view";

const common = { security: BEARER };
const failed = { 401: failing[401], ...commonFailures } as const;
const tags: Readonly<Record<Kind, string[]>> = { list: ["Lists"], view: ["Views"] };
const missing = (kind: Kind) =>
  failure(`The caller has no such ${kind}.`, "not_found", `There is no ${kind} '7f1c1a52'`);
const one = { params: z.object({ id: anyId }), query: noQuery };

const shareCall = <const Path extends string>(kind: Kind, path: Path) =>
  defineCall({
    ...common,
    tags: tags[kind],
    method: "post",
    path,
    summary: `Share a ${kind} by a link. Further calls return the same link, unless they renew it.`,
    request: { ...one, body: { required: false, content: json(ShareInput) } },
    responses: {
      200: { description: "The link", content: json(ShareBody) },
      ...failed,
      ...bodyFailures,
      404: missing(kind),
    },
  });
const presentCall = <const Path extends string>(kind: Kind, path: Path) =>
  defineCall({
    ...common,
    tags: tags[kind],
    method: "get",
    path,
    summary: `The link to a ${kind}, if it is shared`,
    request: one,
    responses: {
      200: { description: `The link; null while the ${kind} is private`, content: json(PresentShareBody) },
      ...failed,
      404: missing(kind),
    },
  });
const endCall = <const Path extends string>(kind: Kind, path: Path) =>
  defineCall(
    {
      ...common,
      tags: tags[kind],
      method: "delete",
      path,
      summary: `End the link to a ${kind}: calls with its token are then refused with 410`,
      request: one,
      responses: {
        200: { description: "The link has ended", content: json(SuccessBody) },
        ...failed,
        404: missing(kind),
      },
    },
    z.unknown(),
  );
export const shareList = shareCall("list", "/lists/{id}/share");
export const endListShare = endCall("list", "/lists/{id}/share");
export const shareView = shareCall("view", "/views/{id}/share");
export const endViewShare = endCall("view", "/views/{id}/share");
export const getViewShare = presentCall("view", "/views/{id}/share");
