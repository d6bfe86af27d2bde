import { z } from "zod";
import { defineCall } from "./call.ts";
import { BEARER, body, json, noQuery } from "./contents.ts";
import { bodyFailures, commonFailures, failing, failure } from "./failures.ts";
import { anyId } from "./parameters.ts";
import { ReadView, ReadViews } from "./read-view.ts";
import { SuccessBody } from "./user.ts";
import { ReorderInput, VIEW_EXAMPLE, ViewBody, ViewChange, ViewInput, ViewMove } from "./view-bodies.ts";

/** The maximum number of views of an account. */
export const MAX_VIEWS = 100;
export const TOO_MANY_VIEWS = `You have ${MAX_VIEWS} views already; delete one to make room`;

const common = { tags: ["Views"], security: BEARER };
const failed = { 401: failing[401], ...commonFailures } as const;
const missing = failure("The caller has no such view.", "not_found", "There is no view '0b6f5a57'");
const List = z.object({ data: z.array(ViewBody) }).meta({ id: "Views", example: { data: [VIEW_EXAMPLE] } });
const theView = { description: "The view as it is now", content: json(ViewBody) };
const one = { params: z.object({ id: anyId }), query: noQuery };

export const listViews = defineCall(
  {
    ...common,
    method: "get",
    path: "/views",
    summary: "The caller's views, in the order of their tabs",
    request: { query: noQuery },
    responses: { 200: { description: "The views", content: json(List) }, ...failed },
  },
  ReadViews,
);
export const getView = defineCall(
  {
    ...common,
    method: "get",
    path: "/views/{id}",
    summary: "One view",
    request: one,
    responses: {
      200: { description: "The view", content: json(ViewBody) },
      ...failed,
      404: missing,
    },
  },
  ReadView,
);
export const createView = defineCall(
  {
    ...common,
    method: "post",
    path: "/views",
    summary: "Save a set of filters under a name",
    request: { query: noQuery, body: body(ViewInput) },
    responses: {
      201: { description: "The new view", content: json(ViewBody) },
      409: failure("The caller has the maximum number of views.", "conflict", TOO_MANY_VIEWS),
      ...failed,
      ...bodyFailures,
    },
  },
  ReadView,
);
export const changeView = defineCall(
  {
    ...common,
    method: "patch",
    path: "/views/{id}",
    summary: "Change fields of a view; a missing field stays",
    request: { ...one, body: body(ViewChange) },
    responses: { 200: theView, 404: missing, ...failed, ...bodyFailures },
  },
  ReadView,
);
export const replaceView = defineCall(
  {
    ...common,
    method: "put",
    path: "/views/{id}",
    summary: "Replace a view; the last write wins",
    request: { ...one, body: body(ViewInput) },
    responses: { 200: theView, 404: missing, ...failed, ...bodyFailures },
  },
  ReadView,
);
export const deleteView = defineCall(
  {
    ...common,
    method: "delete",
    path: "/views/{id}",
    summary: "Delete a view",
    request: one,
    responses: {
      200: { description: "The view is deleted", content: json(SuccessBody) },
      ...failed,
      404: missing,
    },
  },
  z.unknown(),
);
export const reorderViews = defineCall(
  {
    ...common,
    method: "post",
    path: "/views/reorder",
    summary: "Put the caller's views in another order",
    request: { query: noQuery, body: body(ReorderInput) },
    responses: {
      200: { description: "The views in their new order", content: json(List) },
      ...failed,
      ...bodyFailures,
    },
  },
  ReadViews,
);

export const moveView = defineCall(
  {
    ...common,
    method: "post",
    path: "/views/{id}/move",
    summary: "Move a view in front of another view, or to the end",
    request: { ...one, body: body(ViewMove) },
    responses: {
      200: { description: "The views in their new order", content: json(List) },
      404: missing,
      ...failed,
      ...bodyFailures,
    },
  },
  ReadViews,
);
