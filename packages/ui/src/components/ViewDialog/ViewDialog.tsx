import { VIEW_TEXT_LIMITS } from "@flaneur/domain";
import { useRef } from "react";
import { useViewDialogMessages } from "../../messages/view-dialogs.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Form, SubmitButton } from "../Form/Form.tsx";
import { Switch } from "../Switch/Switch.tsx";
import { TextArea } from "../TextArea/TextArea.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { CurrentFilters } from "./CurrentFilters.tsx";
import { CustomFilters } from "./CustomFilters.tsx";
import { EarlierLink } from "./EarlierLink.tsx";
import styles from "./ViewDialog.module.css";
import type { ViewDialogProps, ViewShare } from "./view-dialog-props.ts";

/** A dialog that saves filters under a name, or edits a saved view (§4). */
export function ViewDialog(props: ViewDialogProps) {
  const { viewDialog, common } = useViewDialogMessages();
  const { mode, draft, onDraftChange } = props;
  const name = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={viewDialog.titles[mode]}
      size={draft.source === "current" ? "medium" : "wide"}
      phone="screen"
      firstFocus={name}
    >
      <Form failure={props.isFull ? viewDialog.full : null} onSubmit={props.onSubmit} className={styles.form}>
        <TextField
          ref={name}
          label={viewDialog.name}
          value={draft.name}
          onValueChange={(name) => onDraftChange({ name })}
          autoComplete="off"
          maxLength={VIEW_TEXT_LIMITS.name}
          counted
          required
        />
        <TextArea
          label={viewDialog.description}
          value={draft.description}
          onValueChange={(description) => onDraftChange({ description })}
          limit={VIEW_TEXT_LIMITS.description}
          optional
        />
        <Switch
          label={viewDialog.useCurrent}
          state={draft.source === "current" ? "on" : "off"}
          onStateChange={(state) => onDraftChange({ source: state === "on" ? "current" : "custom" })}
        />
        {draft.source === "current" ? (
          <CurrentFilters filters={draft.filters} leftOut={props.leftOut} />
        ) : (
          <CustomFilters
            filters={draft.filters}
            options={props.options}
            onFiltersChange={(filters) => onDraftChange({ filters })}
          />
        )}
        {props.earlierLink !== undefined && <EarlierLink {...props.earlierLink} />}
        <div className={styles.decision}>
          {props.share !== undefined && <ShareView {...props.share} />}
          <Button size="large" onClick={props.onClose}>
            {common.cancel}
          </Button>
          <SubmitButton state={props.submit} label={viewDialog.save} pendingLabel={viewDialog.saving} />
        </div>
      </Form>
    </Dialog>
  );
}

/** The button that copies the link to the view. It shows the result of the last press for a moment. */
function ShareView({ result, onShare }: ViewShare) {
  const { viewDialog } = useViewDialogMessages();
  const texts = { none: viewDialog.share, copied: viewDialog.copied, failed: viewDialog.copyFailed };
  return (
    <>
      <Button size="large" variant="outline" className={styles.share} onClick={onShare}>
        {texts[result]}
      </Button>
      <VisuallyHidden role="status">{result !== "none" && texts[result]}</VisuallyHidden>
    </>
  );
}
