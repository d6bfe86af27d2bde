import type { ReactNode } from "react";
import { focusContent } from "../../lib/content-of.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Button } from "../Button/Button.tsx";
import { EndOfTownSign } from "../EndOfTownSign/EndOfTownSign.tsx";
import styles from "./ContentPage.module.css";

interface PageFailureProps {
  readonly title: string;
  readonly message: string;
  /** Buttons or links with which the visitor can continue. */
  readonly children?: ReactNode;
}

/** Shown in place of the content of a page that cannot be shown. */
export const PageFailure = ({ title, message, children }: PageFailureProps) => (
  <div className={styles.failed} role="alert">
    <EndOfTownSign />
    <h1>{title}</h1>
    <p>{message}</p>
    {children}
  </div>
);

interface PageErrorProps {
  /** Why the page could not be loaded. */
  readonly message: string;
  /** Called when 'Try again' is pressed. */
  readonly onRetry: () => void;
}

/** Shown in place of the content of a page that could not be loaded. */
export function PageError({ message, onRetry }: PageErrorProps) {
  const { common } = useMessages();
  const { place } = usePlaceMessages();
  return (
    <PageFailure title={place.failed} message={message}>
      <Button
        size="large"
        onClick={() => {
          onRetry();
          // The button is removed when the content arrives.
          focusContent();
        }}
      >
        {common.tryAgain}
      </Button>
    </PageFailure>
  );
}
