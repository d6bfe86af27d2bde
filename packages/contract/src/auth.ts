import { z } from "zod";
import { defineCall } from "./call.ts";
import { BEARER, body, json, noQuery } from "./contents.ts";
import { ChangePasswordBody, LogInBody, SignUpBody } from "./credentials.ts";
import { bodyFailures, failing, failure } from "./failures.ts";
import { ReadSession, ReadUserAnswer, ReadVerified } from "./read-user.ts";
import { ProfileBody, SignedInBody, SuccessBody, UserAnswer } from "./user.ts";

export const WRONG_CREDENTIALS = "The email or the password is not right";
export const WRONG_CURRENT_PASSWORD = "The current password is not right";

const takes = <T extends z.ZodType>(schema: T) => ({ query: noQuery, body: body(schema) });

const common = { tags: ["Auth"] };
const ofCaller = { ...common, security: BEARER };
const callerFailures = { 400: failing[400], 401: failing[401], 500: failing[500], 503: failing[503] } as const;

export const signUp = defineCall(
  {
    ...common,
    method: "post",
    path: "/auth/signup",
    summary: "Create an account",
    request: takes(SignUpBody),
    responses: {
      201: { description: "The account, signed in", content: json(SignedInBody) },
      ...bodyFailures,
      409: failing[409],
      429: failing[429],
    },
  },
  ReadSession,
);

export const logIn = defineCall(
  {
    ...common,
    method: "post",
    path: "/auth/login",
    summary: "Sign in",
    request: takes(LogInBody),
    responses: {
      200: { description: "Signed in", content: json(SignedInBody) },
      ...bodyFailures,
      401: failure(
        "There is no such account, or the password is wrong; the answer does not say which.",
        "unauthorized",
        WRONG_CREDENTIALS,
      ),
      429: failing[429],
    },
  },
  ReadSession,
);

export const verifySession = defineCall(
  {
    ...ofCaller,
    method: "get",
    path: "/auth/verify",
    summary: "Whether a token is valid, and its user",
    request: { query: noQuery },
    responses: { 200: { description: "The token is valid", content: json(UserAnswer) }, ...callerFailures },
  },
  ReadVerified,
);

export const logOut = defineCall(
  {
    ...ofCaller,
    method: "post",
    path: "/auth/logout",
    summary: "End the session of the token",
    request: { query: noQuery },
    responses: { 200: { description: "The session has ended", content: json(SuccessBody) }, ...callerFailures },
  },
  z.unknown(),
);

export const getProfile = defineCall(
  {
    ...ofCaller,
    method: "get",
    path: "/auth/profile",
    summary: "The caller's account",
    request: { query: noQuery },
    responses: { 200: { description: "The account", content: json(UserAnswer) }, ...callerFailures },
  },
  ReadUserAnswer,
);

export const saveProfile = defineCall(
  {
    ...ofCaller,
    method: "put",
    path: "/auth/profile",
    summary: "Change the caller's account",
    description: "Omitted fields keep their values; null clears a field.",
    request: takes(ProfileBody),
    responses: {
      200: { description: "The account as it is now", content: json(UserAnswer) },
      ...bodyFailures,
      401: failing[401],
    },
  },
  ReadUserAnswer,
);

export const changePassword = defineCall(
  {
    ...ofCaller,
    method: "post",
    path: "/auth/change-password",
    summary: "Change the caller's password and end all other sessions",
    request: takes(ChangePasswordBody),
    responses: {
      200: { description: "The password is changed; this session continues", content: json(SuccessBody) },
      ...bodyFailures,
      401: failing[401],
      403: failure("The current password is wrong.", "forbidden", WRONG_CURRENT_PASSWORD),
      429: failing[429],
    },
  },
  z.unknown(),
);
