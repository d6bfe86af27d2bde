import { UPSTREAM_CALL } from "../limits/field-costs.ts";
import {
  emailTaken,
  invalidCredentials,
  notSignedIn,
  orProblem,
  tooManyAttempts,
  validationFailed,
  wrongPassword,
} from "../problems.ts";
import { builder } from "./builder.ts";

builder.objectType("HomeLocation", {
  description: "Where someone usually sets out from. WGS 84, decimal degrees.",
  fields: (t) => ({
    latitude: t.exposeFloat("latitude", { description: "-90 to 90." }),
    longitude: t.exposeFloat("longitude", { description: "-180 to 180." }),
    address: t.exposeString("address", { nullable: true, description: "As it is shown to the person." }),
  }),
});

builder.objectType("User", {
  description: "Someone with an account.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Never changes." }),
    username: t.exposeString("username", { description: "An email address." }),
    displayName: t.exposeString("displayName", { nullable: true, description: "What the person wants to be called." }),
    locale: t.exposeString("locale", { nullable: true, description: "A language tag, `fr-FR`." }),
    homeLocation: t.expose("homeLocation", {
      type: "HomeLocation",
      nullable: true,
      description: "Where the person usually sets out from.",
    }),
  }),
});

builder.objectType("SignedIn", {
  description: "A session has begun.",
  fields: (t) => ({
    token: t.exposeString("token", { description: "For the header of later requests: `Authorization: Bearer …`." }),
    user: t.expose("user", { type: "User", description: "Whose session it is." }),
  }),
});

/** Description of the only field of results that carry no data. GraphQL requires a field in every type. */
const success = "Always true: what is described has happened.";

builder.objectType("LoggedOut", {
  description: "The session is over and its token is worth nothing any more.",
  fields: (t) => ({ success: t.boolean({ description: success, resolve: () => true }) }),
});
builder.objectType("PasswordChanged", {
  description: "The password is changed. All other sessions of the account are over; this one goes on.",
  fields: (t) => ({ success: t.boolean({ description: success, resolve: () => true }) }),
});
builder.objectType("AccountDeleted", {
  description: "The account is gone, with its favorites, views and sessions.",
  fields: (t) => ({ success: t.boolean({ description: success, resolve: () => true }) }),
});
builder.objectType("ProfileUpdated", {
  description: "The account is changed.",
  fields: (t) => ({ user: t.expose("user", { type: "User", description: "The account as it is now." }) }),
});

const SignUpResult = builder.unionType("SignUpResult", {
  description: "A session, or why there is no account.",
  types: ["SignedIn", "EmailTaken", "ValidationFailed", "TooManyAttempts"],
  resolveType: ({ __typename }) => __typename,
});
const LogInResult = builder.unionType("LogInResult", {
  description: "A session, or why there is none.",
  types: ["SignedIn", "InvalidCredentials", "ValidationFailed", "TooManyAttempts"],
  resolveType: ({ __typename }) => __typename,
});
const LogOutResult = builder.unionType("LogOutResult", {
  description: "The end of the session, or that it had ended before.",
  types: ["LoggedOut", "NotSignedIn"],
  resolveType: ({ __typename }) => __typename,
});
const UpdateProfileResult = builder.unionType("UpdateProfileResult", {
  description: "The changed account, or why it is not changed.",
  types: ["ProfileUpdated", "NotSignedIn", "ValidationFailed"],
  resolveType: ({ __typename }) => __typename,
});
const ChangePasswordResult = builder.unionType("ChangePasswordResult", {
  description: "That the password is changed, or why it is not.",
  types: ["PasswordChanged", "WrongPassword", "NotSignedIn", "ValidationFailed", "TooManyAttempts"],
  resolveType: ({ __typename }) => __typename,
});
const DeleteAccountResult = builder.unionType("DeleteAccountResult", {
  description: "That the account is gone, or why it is not.",
  types: ["AccountDeleted", "WrongPassword", "NotSignedIn", "ValidationFailed", "TooManyAttempts"],
  resolveType: ({ __typename }) => __typename,
});

const HomeLocationInput = builder.inputType("HomeLocationInput", {
  description: "Where someone usually sets out from. WGS 84, decimal degrees.",
  fields: (t) => ({
    latitude: t.float({ required: true, description: "-90 to 90." }),
    longitude: t.float({ required: true, description: "-180 to 180." }),
    address: t.string({ description: "As it is shown to the person." }),
  }),
});
const ProfileInput = builder.inputType("ProfileInput", {
  description: "What to change of an account. What is left out stays as it is; null clears.",
  fields: (t) => ({
    displayName: t.string({ description: "What the person wants to be called." }),
    locale: t.string({ description: "A language tag, `fr-FR`." }),
    homeLocation: t.field({ type: HomeLocationInput, description: "Where the person usually sets out from." }),
  }),
});

const EMAIL = "An email address.";
const CONFIRMING = "The account's password, which confirms the change.";

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
    resolve: (_, credentials, { account }) =>
      orProblem(
        account.signUp(credentials).then((session) => ({ __typename: "SignedIn" as const, ...session })),
        { 400: validationFailed, 409: emailTaken, 429: tooManyAttempts },
      ),
  }),

  logIn: t.field({
    type: LogInResult,
    complexity: UPSTREAM_CALL,
    description: "Signs in.",
    args: {
      username: t.arg.string({ required: true, description: EMAIL }),
      password: t.arg.string({ required: true, description: "The account's." }),
    },
    // POST /auth/login
    resolve: (_, credentials, { account }) =>
      orProblem(
        account.logIn(credentials).then((session) => ({ __typename: "SignedIn" as const, ...session })),
        { 400: validationFailed, 401: invalidCredentials, 429: tooManyAttempts },
      ),
  }),

  logOut: t.field({
    type: LogOutResult,
    complexity: UPSTREAM_CALL,
    description: "Ends the session of the request's token.",
    // POST /auth/logout
    resolve: (_, __, { account }) =>
      orProblem(
        account.logOut().then(() => ({ __typename: "LoggedOut" as const })),
        { 401: notSignedIn },
      ),
  }),

  updateProfile: t.field({
    type: UpdateProfileResult,
    complexity: UPSTREAM_CALL,
    description: "Changes the caller's account.",
    args: { input: t.arg({ type: ProfileInput, required: true, description: "What to change." }) },
    // PUT /auth/profile
    resolve: (_, { input }, { account }) =>
      orProblem(
        account.saveProfile(input).then((user) => ({ __typename: "ProfileUpdated" as const, user })),
        { 400: validationFailed, 401: notSignedIn },
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
    resolve: (_, { currentPassword, newPassword }, { account }) =>
      orProblem(
        account.changePassword(currentPassword, newPassword).then(() => ({ __typename: "PasswordChanged" as const })),
        { 400: validationFailed, 401: notSignedIn, 403: wrongPassword, 429: tooManyAttempts },
      ),
  }),

  deleteAccount: t.field({
    type: DeleteAccountResult,
    complexity: UPSTREAM_CALL,
    description: "Deletes the caller's account with everything in it, for ever.",
    args: { password: t.arg.string({ required: true, description: CONFIRMING }) },
    // DELETE /auth/account
    resolve: (_, { password }, { account }) =>
      orProblem(
        account.deleteAccount(password).then(() => ({ __typename: "AccountDeleted" as const })),
        { 400: validationFailed, 401: notSignedIn, 403: wrongPassword, 429: tooManyAttempts },
      ),
  }),
}));
