import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Close, Content, Description, Overlay, Portal, Root, Title } from "@radix-ui/react-dialog";
import { type ReactNode, type RefObject, useRef } from "react";
import { cx } from "../../lib/cx.ts";
import { useDialogFocus } from "../../lib/dialog-focus.ts";
import { useClosing } from "../../lib/use-closing.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import styles from "./Dialog.module.css";

export interface DialogProps {
  readonly open: boolean;
  /** The cross, Escape or a press beside it. */
  readonly onClose: () => void;
  readonly title: string;
  readonly subtitle?: string;
  /** 440, 480, 500, 600, 700 or 830 px wide. With a map the poster stands above the rest. @default "narrow" */
  readonly size?: "narrow" | "medium" | "map" | "wide" | "large" | "poster";
  /** On a phone: up to its content from below, the same below a map, or the whole screen. @default "sheet" */
  readonly phone?: "sheet" | "map" | "screen";
  /** @default the first control of the content */
  readonly firstFocus?: RefObject<HTMLElement | null>;
  /** What takes the focus when it has closed and what had it before is gone. */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined;
  /** What takes the focus when it has closed, before all others; for a dialog that moves on to other content. */
  readonly focusAfter?: () => HTMLElement | null;
  /** A picture beside the content; on a phone only a map. */
  readonly poster?: ReactNode;
  /** Stands above the title. */
  readonly lead?: ReactNode;
  /** Stays below the content while that scrolls. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every dialog: its title and cross stay where they are while the rest scrolls. */
export function Dialog({
  open,
  onClose,
  title,
  subtitle,
  size = "narrow",
  phone = "sheet",
  firstFocus,
  returnFocus,
  focusAfter,
  poster,
  lead,
  foot,
  children,
}: DialogProps) {
  const { common } = useMessages();
  const body = useRef<HTMLDivElement>(null);
  const focus = useDialogFocus({ within: body, first: firstFocus, returnTo: returnFocus, after: focusAfter });
  const { isClosing, close } = useClosing(onClose);
  return (
    <Root open={open} onOpenChange={(next) => !next && close()}>
      <Portal>
        <Overlay className={styles.scrim} data-closing={isClosing} />
        <Content
          className={cx(styles.dialog, styles[size], styles[phone])}
          data-closing={isClosing}
          {...(subtitle === undefined && { "aria-describedby": undefined })}
          onEscapeKeyDown={(event) => {
            // A list that is open, or a search that is not empty, takes the key first.
            if (document.activeElement?.matches(TAKES_ESCAPE)) event.preventDefault();
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

const TAKES_ESCAPE = "[role=combobox][aria-expanded=true], input[type=search]:not(:placeholder-shown)";
