import { GuidePage } from "../GuideScreen/GuidePage.tsx";
import { EndedLink } from "./EndedLink.tsx";
import type { SharedState } from "./SharedListScreen.tsx";

export interface SharedViewScreenProps {
  /** The state of the link. A link that leads to a view has no screen of its own: the listing is shown. */
  readonly state: Exclude<SharedState<never>, { readonly status: "ready" }>;
  /** Called when 'Try again' is pressed. */
  readonly onRetry: () => void;
}

/** The page of a link to a saved view, until the listing is shown. */
export const SharedViewScreen = ({ state, onRetry }: SharedViewScreenProps) =>
  state.status === "ended" ? (
    <EndedLink kind="view" />
  ) : (
    <GuidePage state={state} onRetry={onRetry}>
      {() => null}
    </GuidePage>
  );
