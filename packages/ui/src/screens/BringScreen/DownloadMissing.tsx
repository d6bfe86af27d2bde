import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/csr/DownloadSimple";
import { Button } from "../../components/Button/Button.tsx";
import { useBringMessages } from "../../messages/bring.ts";
import styles from "./BringScreen.module.css";

interface DownloadMissingProps {
  /** Called when the visitor downloads the places that were not found. */
  readonly onDownload: () => void;
}

/** The button below the places that were not found, or below their number. */
export function DownloadMissing({ onDownload }: DownloadMissingProps) {
  const { bring: texts } = useBringMessages();
  return (
    <Button
      variant="outline"
      className={styles.download}
      icon={<DownloadSimpleIcon size={18} aria-hidden />}
      onClick={onDownload}
    >
      {texts.download}
    </Button>
  );
}
