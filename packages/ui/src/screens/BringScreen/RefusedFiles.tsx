import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { useBringMessages } from "../../messages/bring.ts";
import styles from "./BringScreen.module.css";
import type { RefusedSource } from "./bring-state.ts";

interface RefusedFilesProps {
  readonly refused: readonly RefusedSource[];
  /** Whether only one file was chosen. The name of the file is then left out. @default false */
  readonly isOnlyFile?: boolean;
}

/** The files that could not be read, each with the reason. Renders nothing for a pasted list. */
export function RefusedFiles({ refused, isOnlyFile = false }: RefusedFilesProps) {
  const { bring: texts } = useBringMessages();
  return refused.map(
    ({ file, problem }, index) =>
      file !== null && (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and the order never changes.
        <p key={index} className={styles.failure}>
          <WarningCircleIcon size={20} weight="fill" aria-hidden />
          {isOnlyFile ? texts.problems[problem] : texts.refused(file, texts.problems[problem])}
        </p>
      ),
  );
}
