import { Button } from "../../components/Button/Button.tsx";
import { PageError } from "../../components/ContentPage/PageFailure.tsx";
import { PageLoading } from "../../components/ContentPage/PageLoading.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { useListsMessages } from "../../messages/lists.ts";

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

/** The loading, signed-out or error state of a page of lists, in place of its content. */
export function ListsPageState({ state, loading, onSignIn, onRetry }: ListsPageStateProps) {
  const { lists: texts } = useListsMessages();
  switch (state.status) {
    case "loading":
      return <PageLoading text={loading} />;
    case "error":
      return <PageError message={state.message} onRetry={onRetry} />;
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
