import { Button } from "../../components/Button/Button.tsx";
import { useWalkMessages } from "../../messages/walk.ts";
import styles from "./WalkScreen.module.css";

/**
 * Whether the walk on the page is saved with the visitor's list. `unsaved`: no walk is saved, or another one is. The
 * next change of the visitor is then saved.
 */
export type SavedWalk = {
  readonly listName: string;
  /** Whether the list has a link, whose readers see the saved walk. */
  readonly isShared: boolean;
} & (
  | { readonly status: "unsaved" | "saving" | "saved" }
  | { readonly status: "failed" /** Why the walk was not saved. */; readonly reason: string }
);

export interface SavedWalkLineProps {
  /** Null for a walk without a list of the visitor. The line is then not rendered. */
  readonly saved: SavedWalk | null;
  /** Called when 'Remove from the list' is pressed. */
  readonly onForget: () => void;
  /** Called when 'Try again' is pressed. */
  readonly onSaveAgain: () => void;
}

interface LineProps extends SavedWalkLineProps {
  /** Whether the walk begins at the visitor's location, which is never saved. */
  readonly isFromHere: boolean;
}

/** Says whether the walk is saved with its list. */
export function SavedWalkLine({ saved, isFromHere, onForget, onSaveAgain }: LineProps) {
  const { walk: texts, common } = useWalkMessages();
  if (saved === null) return null;
  if (saved.status === "failed") {
    return (
      <p className={styles.saved} role="alert">
        {texts.saved.failed(saved.listName, saved.reason)}{" "}
        <Button variant="link" onClick={onSaveAgain}>
          {common.tryAgain}
        </Button>
      </p>
    );
  }
  const { listName, status } = saved;
  const sentence = texts.saved[status](listName, saved.isShared);
  return (
    <p className={styles.saved}>
      {isFromHere ? `${sentence} ${texts.saved.withoutLocation}` : sentence}{" "}
      {status === "saved" && (
        <Button variant="link" onClick={onForget}>
          {texts.saved.forget}
        </Button>
      )}
    </p>
  );
}
