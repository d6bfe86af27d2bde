import { Button } from "../../components/Button/Button.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { useListsMessages } from "../../messages/lists.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import { GuideFailure } from "../GuideScreen/GuidePage.tsx";
import guide from "../GuideScreen/GuideScreen.module.css";

/** The states that the page of all lists and the page of one list have in common. */
export type UnavailableState =
  | { readonly status: "loading" }
  | { readonly status: "signedOut" }
  | { readonly status: "error"; readonly message: string };

interface ListsPageStateProps {
  readonly state: UnavailableState;
  /** The text while the page loads. */
  readonly loading: string;
  /** Called when 'Log In' is pressed. */
  readonly onSignIn: () => void;
  /** Called when 'Try again' is pressed. */
  readonly onRetry: () => void;
}

/** What a page of lists shows in place of its content. */
export function ListsPageState({ state, loading, onSignIn, onRetry }: ListsPageStateProps) {
  const { lists: texts, common } = useListsMessages();
  const { place } = usePlaceMessages();
  switch (state.status) {
    case "loading":
      return (
        <div className={guide.loading} role="status">
          <h1>{loading}</h1>
        </div>
      );
    case "error":
      return (
        <GuideFailure title={place.failed} message={state.message}>
          <Button size="large" onClick={onRetry}>
            {common.tryAgain}
          </Button>
        </GuideFailure>
      );
    case "signedOut":
      return (
        <EmptyState
          headingLevel={1}
          title={texts.signedOut}
          action={
            <Button variant="solid" size="large" onClick={onSignIn}>
              {texts.signIn}
            </Button>
          }
        />
      );
  }
}
