import { type FieldProblem, RestError } from "./rest/rest-error.ts";

/** The expected reasons why an operation fails, by the names of their types in the graph, with their descriptions. */
export const PROBLEMS = {
  EmailTaken: "An account with this email address already exists.",
  InvalidCredentials: "The account does not exist or the password is wrong; the response does not say which.",
  WrongPassword: "The password that confirms the change is wrong. The session continues.",
  MailUnavailable: "The server sends no mail.",
  ResetLinkInvalid: "The link was used, has expired or never existed.",
  AddressLinkInvalid: "The link was used, has expired or never existed, or another account has the new address.",
  ShareEnded: "The owner has ended the link, or has deleted what it led to.",
  NotSignedIn: "The request has no token, or the session of its token has ended.",
  PlaceNotFound: "There is no place with this id, or the list does not have it.",
  TooManyFavorites: "The change would give the caller more favorites than the maximum number.",
  ViewNotFound: "The caller has no view with this id.",
  ListNotFound: "The caller has no list with this id, or no list has this link.",
  TooManyLists: "The caller already has the maximum number of lists.",
  TooManyListPlaces: "The list already has the maximum number of places.",
  TooManyViews: "The caller already has the maximum number of views.",
  TooManyAttempts: "There were too many attempts; this attempt was rejected.",
  ValidationFailed: "An argument is invalid; nothing was changed.",
} as const;
export type ProblemName = keyof typeof PROBLEMS;
export const PROBLEM_NAMES = Object.keys(PROBLEMS) as readonly ProblemName[];

/** An expected failure. All have the same fields, so that a client can handle a failure that it does not know. */
export type Problem<Name extends ProblemName = ProblemName> = {
  readonly [Each in Name]: {
    readonly __typename: Each;
    /**
     * The API's message, a sentence for people. The app shows it in the forms for accounts (§8). For views, lists, links
     * and favorites the app shows a text of its own, by the code of the problem.
     */
    readonly message: string;
    /** The invalid arguments, as far as the API names them. */
    readonly fields: readonly FieldProblem[];
    /** Seconds until a retry, or null if the API does not name them. */
    readonly retryAfter: number | null;
  };
}[Name];

/** The name of a problem, or a function that finds it out with further calls. */
type Naming = ProblemName | (() => Promise<ProblemName>);
type NameOf<Each> = Each extends ProblemName
  ? Each
  : Each extends () => Promise<infer Name extends ProblemName>
    ? Name
    : never;

const toProblem = <Name extends ProblemName>(name: Name, { message, fields, retryAfter }: RestError) =>
  ({ __typename: name, message, fields, retryAfter: retryAfter ?? null }) as Problem<Name>;

/**
 * Resolves to the result of `work`, or to the problem that prevented it.
 * @param names The problem by the status of the REST API's response. An error with another status is thrown.
 */
export async function orProblem<Result, const Each extends Naming>(
  work: Promise<Result>,
  names: Readonly<Record<number, Each>>,
): Promise<Result | Problem<NameOf<Each>>> {
  try {
    return await work;
  } catch (error) {
    const naming = error instanceof RestError && error.status !== undefined ? names[error.status] : undefined;
    if (!(error instanceof RestError) || naming === undefined) throw error;
    const name = typeof naming === "function" ? await naming() : naming;
    return toProblem(name as NameOf<Each>, error);
  }
}
