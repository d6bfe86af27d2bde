import { useRef, useState } from "react";
import { BringTile } from "../../components/BringOffer/BringTile.tsx";
import { Button } from "../../components/Button/Button.tsx";
import pageStyles from "../../components/ContentPage/ContentPage.module.css";
import { TextArea } from "../../components/TextArea/TextArea.tsx";
import { TextLink } from "../../components/TextLink/TextLink.tsx";
import { useBringMessages } from "../../messages/bring.ts";
import styles from "./BringScreen.module.css";
import type { BringProblem, RefusedSource } from "./bring-state.ts";
import { RefusedFiles } from "./RefusedFiles.tsx";

interface BringStartProps {
  /** What could not be read: files, or the pasted list. */
  readonly refused: readonly RefusedSource[];
  /** The text of the list. */
  readonly list: string;
  /** Called with the new text of the list when the visitor types or pastes. */
  readonly onListChange: (list: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onText: (text: string) => void;
}

const ACCEPTED = ".json,.geojson,.umap,.csv,.tsv,.txt,.kml,.kmz,.gpx,.zip";
const TAKEOUT = "https://support.google.com/accounts/answer/3024190";

/** The first step of the import: the visitor chooses files, or pastes a list. */
export function BringStart({ refused, list, onListChange, onFiles, onText }: BringStartProps) {
  const { bring: texts } = useBringMessages();
  const field = useRef<HTMLInputElement>(null);
  /** The text that `refused` is about: the list when this step was first rendered. */
  const [refusedList] = useState(list);
  const listProblem = refused.find(({ file }) => file === null)?.problem;
  const choose = (
    <Button variant="solid" size="large" className={styles.choose} onClick={() => field.current?.click()}>
      {texts.chooseFile}
    </Button>
  );
  return (
    <div className={styles.start}>
      <h1 className={pageStyles.title} tabIndex={-1}>
        {texts.title}
      </h1>
      <p className={pageStyles.sentences}>{texts.sentence}</p>
      <div className={styles.tile}>
        <BringTile title={texts.fileTitle} text={texts.fileText} action={choose} />
        {/* The button opens the dialog of the browser. The field itself is hidden. */}
        <input
          ref={field}
          type="file"
          accept={ACCEPTED}
          multiple
          hidden
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // Without this reset, choosing the same file again would dispatch no `change` event.
            target.value = "";
            if (files.length > 0) onFiles(files);
          }}
        />
      </div>
      <div role="alert">
        <RefusedFiles refused={refused} isOnlyFile={refused.length === 1} />
      </div>
      <p className={styles.howTo}>
        <TextLink href={TAKEOUT}>{texts.howTo}</TextLink>
      </p>
      <form
        className={styles.paste}
        onSubmit={(event) => {
          event.preventDefault();
          if (list.trim() !== "") onText(list);
        }}
      >
        <TextArea
          label={texts.pasteLabel}
          rows={4}
          value={list}
          onValueChange={onListChange}
          error={listProblem === undefined || list !== refusedList ? undefined : listProblemText(listProblem, texts)}
        />
        <Button type="submit" size="large" disabled={list.trim() === ""}>
          {texts.paste}
        </Button>
      </form>
      <p className={styles.hint}>{texts.private}</p>
    </div>
  );
}

function listProblemText(problem: BringProblem, texts: ReturnType<typeof useBringMessages>["bring"]): string {
  const ofLists: Partial<Readonly<Record<BringProblem, string>>> = texts.listProblems;
  return ofLists[problem] ?? texts.problems[problem];
}
