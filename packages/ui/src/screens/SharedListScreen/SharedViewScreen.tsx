import { LoadedPage } from "../../components/ContentPage/LoadedPage.tsx";
import { EndedLink } from "./EndedLink.tsx";
import type { SharedState } from "./SharedListScreen.tsx";

export interface SharedViewScreenProps {
  /** The state of the link. For a link that leads to a view, the listing is shown instead. */
  readonly state: Exclude<SharedState<never>, { readonly status: "ready" }>;
  /** Called when 'Try again' is pressed. */
  readonly onRetry: () => void;
}

/** The page of a link to a saved view while the view loads, and if it cannot be shown. */
export const SharedViewScreen = ({ state, onRetry }: SharedViewScreenProps) =>
  state.status === "ended" ? (
    <EndedLink kind="view" />
  ) : (
    <LoadedPage state={state} onRetry={onRetry}>
      {() => null}
    </LoadedPage>
  );
