import { changePassword, deleteAccount, logIn, logOut, saveProfile, signUp } from "@flaneur/contract";
import { UPSTREAM_CALL } from "../limits/field-costs.ts";
import { orProblem } from "../problems.ts";
import { builder } from "./builder.ts";
import { signedIn } from "./signed-in.ts";
import { success } from "./success.ts";

builder.objectType("HomeLocation", {
  description: "The usual starting point of a person's journeys, in WGS 84 decimal degrees.",
  fields: (t) => ({
    latitude: t.exposeFloat("latitude", { description: "From -90 to 90." }),
    longitude: t.exposeFloat("longitude", { description: "From -180 to 180." }),
    address: t.exposeString("address", {
      nullable: true,
      description: "The address as it is displayed to the person.",
    }),
  }),
});

builder.objectType("User", {
  description: "A person with an account.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The id of the user, which never changes." }),
    username: t.exposeString("username", { description: "An email address." }),
    displayName: t.exposeString("displayName", {
      nullable: true,
      description: "The name that is displayed for the person.",
    }),
    locale: t.exposeString("locale", { nullable: true, description: "A language tag such as `fr-FR`." }),
    homeLocation: t.expose("homeLocation", {
      type: "HomeLocation",
      nullable: true,
      description: "The usual starting point of the person's journeys.",
    }),
  }),
});

builder.objectType("SignedIn", {
  description: "A new session.",
  fields: (t) => ({
    token: t.exposeString("token", {
      description: "The token for the header of later requests: `Authorization: Bearer …`.",
    }),
    user: t.expose("user", { type: "User", description: "The account of the session." }),
  }),
});

builder.objectType("LoggedOut", {
  description: "The session has ended and its token is no longer valid.",
  fields: (t) => ({ success: t.boolean(success) }),
});
builder.objectType("PasswordChanged", {
  description: "The password was changed. All other sessions of the account have ended; this session continues.",
  fields: (t) => ({ success: t.boolean(success) }),
});
builder.objectType("AccountDeleted", {
  description: "The account was deleted, with its favorites, views, lists and sessions.",
  fields: (t) => ({ success: t.boolean(success) }),
});
builder.objectType("ProfileUpdated", {
  description: "The account was changed.",
  fields: (t) => ({ user: t.expose("user", { type: "User", description: "The account after the change." }) }),
});

const SignUpResult = builder.unionType("SignUpResult", {
  description: "A session, or the reason why no account was created.",
  types: ["SignedIn", "EmailTaken", "ValidationFailed", "TooManyAttempts"],
  resolveType: ({ __typename }) => __typename,
});
const LogInResult = builder.unionType("LogInResult", {
  description: "A session, or the reason why the login failed.",
  types: ["SignedIn", "InvalidCredentials", "ValidationFailed", "TooManyAttempts"],
  resolveType: ({ __typename }) => __typename,
});
const LogOutResult = builder.unionType("LogOutResult", {
  description: "Confirms that the session has ended, or says that the caller was not signed in.",
  types: ["LoggedOut", "NotSignedIn"],
  resolveType: ({ __typename }) => __typename,
});
const UpdateProfileResult = builder.unionType("UpdateProfileResult", {
  description: "The changed account, or the reason why it was not changed.",
  types: ["ProfileUpdated", "NotSignedIn", "ValidationFailed"],
  resolveType: ({ __typename }) => __typename,
});
const ChangePasswordResult = builder.unionType("ChangePasswordResult", {
  description: "Confirms the new password, or says why it was not changed.",
  types: ["PasswordChanged", "WrongPassword", "NotSignedIn", "ValidationFailed", "TooManyAttempts"],
  resolveType: ({ __typename }) => __typename,
});
const DeleteAccountResult = builder.unionType("DeleteAccountResult", {
  description: "Confirms the deletion, or says why the account was not deleted.",
  types: ["AccountDeleted", "WrongPassword", "NotSignedIn", "ValidationFailed", "TooManyAttempts"],
  resolveType: ({ __typename }) => __typename,
});

const HomeLocationInput = builder.inputType("HomeLocationInput", {
  description: "The usual starting point of a person's journeys, in WGS 84 decimal degrees.",
  fields: (t) => ({
    latitude: t.float({ required: true, description: "From -90 to 90." }),
    longitude: t.float({ required: true, description: "From -180 to 180." }),
    address: t.string({ description: "The address as it is displayed to the person." }),
  }),
});
const ProfileInput = builder.inputType("ProfileInput", {
  description: "Changes to an account. Omitted fields keep their values; null clears a field.",
  fields: (t) => ({
    displayName: t.string({ description: "The name that is displayed for the person." }),
    locale: t.string({ description: "A language tag such as `fr-FR`." }),
    homeLocation: t.field({
      type: HomeLocationInput,
      description: "The usual starting point of the person's journeys.",
    }),
  }),
});

const EMAIL = "An email address.";
const CONFIRMING = "The current password of the account, which confirms the change.";

builder.mutationFields((t) => ({
  signUp: t.field({
    type: SignUpResult,
    complexity: UPSTREAM_CALL,
    description: "Creates an account and signs in.",
    args: {
      username: t.arg.string({ required: true, description: EMAIL }),
      password: t.arg.string({ required: true, description: "At least 6 characters." }),
    },
    // POST /auth/signup
    resolve: (_, body, { rest }) =>
      orProblem(signedIn(rest.call(signUp, { body }), "Signup failed"), {
        400: "ValidationFailed",
        409: "EmailTaken",
        429: "TooManyAttempts",
      }),
  }),

  logIn: t.field({
    type: LogInResult,
    complexity: UPSTREAM_CALL,
    description: "Signs in.",
    args: {
      username: t.arg.string({ required: true, description: EMAIL }),
      password: t.arg.string({ required: true, description: "The password of the account." }),
    },
    // POST /auth/login
    resolve: (_, body, { rest }) =>
      orProblem(signedIn(rest.call(logIn, { body }), "Login failed"), {
        400: "ValidationFailed",
        401: "InvalidCredentials",
        429: "TooManyAttempts",
      }),
  }),

  logOut: t.field({
    type: LogOutResult,
    complexity: UPSTREAM_CALL,
    description: "Ends the session of the request's token.",
    // POST /auth/logout
    resolve: (_, __, { rest }) =>
      orProblem(
        rest.call(logOut, {}).then(() => ({ __typename: "LoggedOut" as const })),
        { 401: "NotSignedIn" },
      ),
  }),

  updateProfile: t.field({
    type: UpdateProfileResult,
    complexity: UPSTREAM_CALL,
    description: "Changes the caller's account.",
    args: { input: t.arg({ type: ProfileInput, required: true, description: "The changes." }) },
    // PUT /auth/profile
    resolve: (_, { input }, { rest }) =>
      orProblem(
        rest.call(saveProfile, { body: input }).then(({ user }) => ({ __typename: "ProfileUpdated" as const, user })),
        { 400: "ValidationFailed", 401: "NotSignedIn" },
      ),
  }),

  changePassword: t.field({
    type: ChangePasswordResult,
    complexity: UPSTREAM_CALL,
    description: "Changes the caller's password and ends all other sessions.",
    args: {
      currentPassword: t.arg.string({ required: true, description: CONFIRMING }),
      newPassword: t.arg.string({ required: true, description: "At least 6 characters." }),
    },
    // POST /auth/change-password
    resolve: (_, body, { rest }) =>
      orProblem(
        rest.call(changePassword, { body }).then(() => ({ __typename: "PasswordChanged" as const })),
        { 400: "ValidationFailed", 401: "NotSignedIn", 403: "WrongPassword", 429: "TooManyAttempts" },
      ),
  }),

  deleteAccount: t.field({
    type: DeleteAccountResult,
    complexity: UPSTREAM_CALL,
    description: "Deletes the caller's account and all its data permanently.",
    args: { password: t.arg.string({ required: true, description: CONFIRMING }) },
    // DELETE /auth/account
    resolve: (_, body, { rest }) =>
      orProblem(
        rest.call(deleteAccount, { body }).then(() => ({ __typename: "AccountDeleted" as const })),
        { 400: "ValidationFailed", 401: "NotSignedIn", 403: "WrongPassword", 429: "TooManyAttempts" },
      ),
  }),
}));
