import type { GraphList } from "./rest/lists.ts";
import { type FieldProblem, RestError } from "./rest/rest-error.ts";
import type { GraphView } from "./rest/views.ts";

interface WithMessage<Name extends string> {
  readonly __typename: Name;
  /**
   * The API's message, a sentence for people. The app shows it in the forms for accounts (§8). For views, lists, links
   * and favorites the app shows a text of its own, by the name of the problem.
   */
  readonly message: string;
}

export type EmailTaken = WithMessage<"EmailTaken">;
export type InvalidCredentials = WithMessage<"InvalidCredentials">;
export type WrongPassword = WithMessage<"WrongPassword">;
export type MailUnavailable = WithMessage<"MailUnavailable">;
export type ResetLinkInvalid = WithMessage<"ResetLinkInvalid">;
export type AddressLinkInvalid = WithMessage<"AddressLinkInvalid">;
export type ShareEnded = WithMessage<"ShareEnded">;
export type NotSignedIn = WithMessage<"NotSignedIn">;
export type PlaceNotFound = WithMessage<"PlaceNotFound">;
export type TooManyFavorites = WithMessage<"TooManyFavorites">;
export type ViewNotFound = WithMessage<"ViewNotFound">;
export type ListNotFound = WithMessage<"ListNotFound">;
export type TooManyLists = WithMessage<"TooManyLists">;
export type TooManyListPlaces = WithMessage<"TooManyListPlaces">;
export type TooManyViews = WithMessage<"TooManyViews">;
export interface TooManyAttempts extends WithMessage<"TooManyAttempts"> {
  /** Seconds until a retry, or null if the API does not name them. */
  readonly retryAfter: number | null;
}
export interface ValidationFailed extends WithMessage<"ValidationFailed"> {
  readonly fields: readonly FieldProblem[];
}
export interface ViewConflict extends WithMessage<"ViewConflict"> {
  readonly current: GraphView;
}
export interface ListConflict extends WithMessage<"ListConflict"> {
  readonly current: GraphList;
}

/** The expected failures, by their names in the graph. */
export type Problem =
  | EmailTaken
  | InvalidCredentials
  | WrongPassword
  | MailUnavailable
  | ResetLinkInvalid
  | AddressLinkInvalid
  | ShareEnded
  | NotSignedIn
  | PlaceNotFound
  | TooManyFavorites
  | ViewNotFound
  | TooManyViews
  | ListNotFound
  | TooManyLists
  | TooManyListPlaces
  | TooManyAttempts
  | ValidationFailed
  | ViewConflict
  | ListConflict;

type Read<P> = (error: RestError) => P | Promise<P>;

const withMessage =
  <Name extends string>(__typename: Name) =>
  ({ message }: RestError): WithMessage<Name> => ({ __typename, message });

export const emailTaken = withMessage("EmailTaken");
export const invalidCredentials = withMessage("InvalidCredentials");
export const wrongPassword = withMessage("WrongPassword");
export const mailUnavailable = withMessage("MailUnavailable");
export const resetLinkInvalid = withMessage("ResetLinkInvalid");
export const addressLinkInvalid = withMessage("AddressLinkInvalid");
export const shareEnded = withMessage("ShareEnded");
export const notSignedIn = withMessage("NotSignedIn");
export const placeNotFound = withMessage("PlaceNotFound");
export const tooManyFavorites = withMessage("TooManyFavorites");
export const viewNotFound = withMessage("ViewNotFound");
export const listNotFound = withMessage("ListNotFound");
export const tooManyLists = withMessage("TooManyLists");
export const tooManyListPlaces = withMessage("TooManyListPlaces");
export const tooManyViews = withMessage("TooManyViews");
export const tooManyAttempts: Read<TooManyAttempts> = ({ message, retryAfter = null }) => ({
  __typename: "TooManyAttempts",
  message,
  retryAfter,
});
export const validationFailed: Read<ValidationFailed> = ({ message, fields }) => ({
  __typename: "ValidationFailed",
  message,
  fields,
});

/** Problems by the HTTP status of the REST API's response. */
type ByStatus = Readonly<Record<number, Problem>>;

/**
 * Resolves to the result of `work`, or to the problem that prevented it.
 * @param reads Functions that convert an error to its problem, by HTTP status. An error with another status is thrown.
 */
export async function orProblem<Result, Problems extends ByStatus>(
  work: Promise<Result>,
  reads: { readonly [Status in keyof Problems]: Read<Problems[Status]> },
): Promise<Result | Problems[keyof Problems]> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof RestError && error.status !== undefined && error.status in reads) {
      return reads[error.status as keyof Problems](error);
    }
    throw error;
  }
}
