import type { PageState } from "../components/ContentPage/LoadedPage.tsx";
import type { Messages } from "../messages/catalogue.ts";
import { failureText } from "./failure-text.ts";
import type { Loaded } from "./loaded.ts";

/** A text in each language of the product. */
export interface LocalizedText {
  readonly en: string;
  readonly fr: string;
}

/** Returns a text in the language of the page. */
export const localText = ({ en, fr }: LocalizedText, { locale }: Pick<Messages, "locale">): string =>
  locale === "fr" ? fr : en;

/**
 * Returns the state of a page of the guide.
 * @param read Returns the data of the page, or null if no page has this URL.
 */
export function guideState<Result, Data>(
  { result, failure }: Pick<Loaded<Result>, "result" | "failure">,
  messages: Messages,
  read: (result: Result) => Data | null,
): PageState<Data> {
  if (result !== null) {
    const data = read(result);
    return data === null ? { status: "missing" } : { status: "ready", data };
  }
  return failure === null ? { status: "loading" } : { status: "error", message: failureText(failure, messages) };
}
