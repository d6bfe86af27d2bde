import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import buttons from "../../components/Button/Button.module.css";
import { Button } from "../../components/Button/Button.tsx";
import { cx } from "../../lib/cx.ts";
import { Link } from "../../lib/link.tsx";
import { useBringMessages } from "../../messages/bring.ts";
import guide from "../GuideScreen/GuideScreen.module.css";
import styles from "./BringScreen.module.css";
import type { BringState } from "./bring-state.ts";

interface BringDoneProps {
  readonly state: Extract<BringState, { readonly status: "done" }>;
  /** Called when 'Bring more places' is pressed. */
  readonly onAnother: () => void;
}

/** The last step: what was saved. */
export function BringDone({ state: { added, list }, onAnother }: BringDoneProps) {
  const { bring: texts } = useBringMessages();
  return (
    <div className={styles.start}>
      <h1 className={guide.title} tabIndex={-1}>
        {added === 0 ? texts.addedNone : texts.added(added)}
      </h1>
      {list !== null && (
        <p className={cx(guide.sentences, styles.inList)}>
          <CheckIcon size={20} aria-hidden />
          {texts.intoListName(list.name)}
        </p>
      )}
      <div className={styles.buttons}>
        {list !== null && (
          <Link className={cx(buttons.button, buttons.outline, buttons.large)} href={list.href}>
            {texts.openList}
          </Link>
        )}
        <Link className={cx(buttons.button, buttons.solid, buttons.large)} href="/?tab=favorites">
          {texts.showFavorites}
        </Link>
        <Button size="large" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
    </div>
  );
}
