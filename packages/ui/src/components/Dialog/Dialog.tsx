import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Close, Content, Description, Overlay, Portal, Root, Title } from "@radix-ui/react-dialog";
import { type ReactNode, type RefObject, useRef } from "react";
import { cx } from "../../lib/cx.ts";
import { type ReturnFocus, useDialogFocus } from "../../lib/dialog-focus.ts";
import { useClosing } from "../../lib/use-closing.ts";
import { useLastOpen } from "../../lib/use-last-open.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import styles from "./Dialog.module.css";

export interface DialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /**
   * Called after the visitor has pressed the cross, Escape or the backdrop and the dialog has faded out. Not called
   * when Escape is pressed in a field with an open list, or in a search field with text.
   */
  readonly onClose: () => void;
  /** The heading of the dialog and its accessible name. */
  readonly title: string;
  /** A sentence below the title, which is the accessible description of the dialog. */
  readonly subtitle?: string;
  /** The width: 440, 480, 500, 600, 700 or 830 px; "map" also places the poster above the content. @default "narrow" */
  readonly size?: "narrow" | "medium" | "map" | "wide" | "large" | "poster";
  /** The form on a phone: a sheet as high as its content, a sheet below a map, or the whole screen. @default "sheet" */
  readonly phone?: "sheet" | "map" | "screen";
  /** The element that gets the focus when the dialog opens. @default the first control of the content */
  readonly firstFocus?: RefObject<HTMLElement | null>;
  /**
   * The function that returns the element to focus after closing.
   * @default the element focused before the dialog opened
   */
  readonly returnFocus?: ReturnFocus;
  /**
   * A picture next to the content, or above it if `size` is "map". It is also shown on a phone: hide it there by CSS
   * unless `phone` is "map".
   */
  readonly poster?: ReactNode;
  /** Content above the title. */
  readonly lead?: ReactNode;
  /** Content below the scrolling part, such as the buttons. */
  readonly foot?: ReactNode;
  /** The content, which scrolls. */
  readonly children: ReactNode;
}

/** The frame of dialogs. The title and the cross do not scroll. */
export function Dialog({ open, onClose, firstFocus, returnFocus, ...content }: DialogProps) {
  const shown = useLastOpen(content, open);
  const { title, subtitle, size = "narrow", phone = "sheet", poster, lead, foot, children } = shown;
  const { common } = useMessages();
  const body = useRef<HTMLDivElement>(null);
  const focus = useDialogFocus({ within: body, first: firstFocus, returnFocus });
  const frame = useRef<HTMLDivElement>(null);
  const { isClosing, close } = useClosing(frame, onClose);
  return (
    <Root open={open} onOpenChange={(next) => !next && close()}>
      <Portal>
        <Overlay className={styles.scrim} data-closing={isClosing} />
        <Content
          ref={frame}
          className={cx(styles.dialog, styles[size], styles[phone])}
          data-closing={isClosing}
          {...(subtitle === undefined && { "aria-describedby": undefined })}
          onEscapeKeyDown={(event) => {
            // An open list or a search field with text handles Escape itself. The dialog stays open.
            if (takesEscape(document.activeElement)) event.preventDefault();
          }}
          {...focus}
        >
          {poster}
          <div className={styles.column}>
            <div className={styles.head}>
              {lead}
              <Title className={styles.title}>{title}</Title>
              {subtitle !== undefined && <Description className={styles.subtitle}>{subtitle}</Description>}
            </div>
            <div ref={body} className={styles.body}>
              {children}
            </div>
            {foot !== undefined && <div className={styles.foot}>{foot}</div>}
          </div>
          <Close asChild>
            <IconButton label={common.close} className={styles.cross}>
              <XIcon size={20} aria-hidden />
            </IconButton>
          </Close>
        </Content>
      </Portal>
    </Root>
  );
}

const takesEscape = (element: Element | null): boolean =>
  element?.matches("[role=combobox][aria-expanded=true]") === true ||
  (element instanceof HTMLInputElement && element.type === "search" && element.value !== "");
