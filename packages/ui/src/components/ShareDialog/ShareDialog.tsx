import { LIST_LIMITS } from "@flaneur/domain";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import { LinkSimpleIcon } from "@phosphor-icons/react/dist/csr/LinkSimple";
import { useRef } from "react";
import { useListsMessages } from "../../messages/lists.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Form, SubmitButton } from "../Form/Form.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./ShareDialog.module.css";

/** A change of the link that the dialog asks to confirm. */
export type LinkChange = "renew" | "stop";

export interface ShareDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** The URL of the link, `none` while the list is private, or `loading` until the server has responded. */
  readonly link: { readonly url: string } | "none" | "loading";
  /** The name that readers see, as typed. */
  readonly sharedBy: string;
  /** The change that waits for a confirmation, or null if no change waits. */
  readonly confirming: LinkChange | null;
  /** The state of the button 'Share' or 'Save'. While it is `pending`, no change can be confirmed. */
  readonly submit: "disabled" | "enabled" | "pending";
  /** The result of the last press of 'Copy link'. */
  readonly copy: "none" | "copied" | "failed";
  /** The reason why the link could not be loaded or changed, as a sentence. Null if the last call did not fail. */
  readonly failure: string | null;
  /**
   * The effect of the last change on the link, which screen readers announce. Null before the first change, and after
   * a change of the name only.
   */
  readonly done: "created" | "renewed" | "stopped" | null;
  /** Called with the whole name when the visitor types. */
  readonly onSharedByChange: (name: string) => void;
  /** Called when 'Share' or 'Save' is pressed. */
  readonly onSubmit: () => void;
  /** Called when 'Copy link' is pressed. Copy the URL, and set `copy` to the result. */
  readonly onCopy: () => void;
  /** Called with the change when 'New link' or 'Stop sharing' is pressed, and with null when 'Cancel' is pressed. */
  readonly onConfirmingChange: (change: LinkChange | null) => void;
  /** Called when the change is confirmed. */
  readonly onConfirm: (change: LinkChange) => void;
  /** Called when the visitor presses the cross, Escape or the backdrop. */
  readonly onClose: () => void;
}

/** A dialog that shares a list by a link, and ends or replaces the link. */
export function ShareDialog(props: ShareDialogProps) {
  const { shareDialog, common } = useListsMessages();
  const { link, confirming, submit } = props;
  const name = useRef<HTMLInputElement>(null);
  const url = typeof link === "object" ? link.url : null;
  const isPending = submit === "pending";
  return (
    <Dialog open={props.open} onClose={props.onClose} title={shareDialog.title} size="medium" firstFocus={name}>
      <Form failure={props.failure} onSubmit={props.onSubmit} className={styles.form}>
        <TextField
          ref={name}
          label={shareDialog.sharedBy}
          hint={shareDialog.sharedByHint}
          value={props.sharedBy}
          onValueChange={props.onSharedByChange}
          autoComplete="off"
          maxLength={LIST_LIMITS.sharedBy}
          optional
        />
        <div className={styles.readable}>
          <LinkSimpleIcon size={20} aria-hidden />
          <p>
            <strong>{shareDialog.readable}</strong>
            <span>{shareDialog.whatIsShown}</span>
          </p>
        </div>
        {url !== null && <Link url={url} copy={props.copy} onCopy={props.onCopy} />}
        {confirming === null ? (
          <div className={styles.decision}>
            {url !== null && (
              <div className={styles.changes}>
                <Button
                  size="large"
                  variant="outline"
                  className={styles.stop}
                  onClick={() => props.onConfirmingChange("stop")}
                >
                  {shareDialog.stop}
                </Button>
                <Button size="large" variant="outline" onClick={() => props.onConfirmingChange("renew")}>
                  {shareDialog.renew}
                </Button>
              </div>
            )}
            <SubmitButton
              state={submit}
              label={url === null ? shareDialog.share : shareDialog.save}
              pendingLabel={link === "loading" ? shareDialog.loading : shareDialog.saving}
            />
          </div>
        ) : (
          <div className={styles.confirm}>
            <p role="alert">{confirming === "stop" ? shareDialog.stopHint : shareDialog.renewHint}</p>
            <div className={styles.decision}>
              <Button size="large" autoFocus onClick={() => props.onConfirmingChange(null)}>
                {common.cancel}
              </Button>
              <Button
                size="large"
                variant="danger"
                aria-disabled={isPending || undefined}
                onClick={() => !isPending && props.onConfirm(confirming)}
              >
                {isPending
                  ? shareDialog.saving
                  : confirming === "stop"
                    ? shareDialog.confirmStop
                    : shareDialog.confirmRenew}
              </Button>
            </div>
          </div>
        )}
        <VisuallyHidden role="status">{props.done !== null && shareDialog[props.done]}</VisuallyHidden>
      </Form>
    </Dialog>
  );
}

interface LinkProps extends Pick<ShareDialogProps, "copy" | "onCopy"> {
  readonly url: string;
}

function Link({ url, copy, onCopy }: LinkProps) {
  const { shareDialog } = useListsMessages();
  const texts = { none: shareDialog.copy, copied: shareDialog.copied, failed: shareDialog.copyFailed };
  return (
    <div className={styles.link}>
      <TextField
        label={shareDialog.link}
        labelled="hidden"
        className={styles.url}
        value={url}
        readOnly
        onValueChange={() => {}}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button
        size="large"
        className={styles.copy}
        icon={copy === "copied" ? <CheckIcon size={18} aria-hidden /> : <CopyIcon size={18} aria-hidden />}
        onClick={onCopy}
      >
        {texts[copy]}
      </Button>
      <VisuallyHidden role="status">{copy !== "none" && texts[copy]}</VisuallyHidden>
    </div>
  );
}
