import { ArrowLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowLeft";
import type { ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { EndOfTownSign } from "../../components/EndOfTownSign/EndOfTownSign.tsx";
import { cx } from "../../lib/cx.ts";
import { Link } from "../../lib/link.tsx";
import { useGuideMessages } from "../../messages/guide.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import styles from "./GuideScreen.module.css";

/** The state of a page of the guide with data of type `Data`. */
export type GuideState<Data> =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly message: string }
  /** There is no page with this URL. */
  | { readonly status: "missing" }
  | { readonly status: "ready"; readonly data: Data };

interface GuidePageProps<Data> {
  readonly state: GuideState<Data>;
  /** The width of the content: 1200 px, or 1376 px for two wide columns. @default "normal" */
  readonly width?: "normal" | "wide";
  /** Called when 'Try again' is pressed. */
  readonly onRetry: () => void;
  /** Renders the page with its data. */
  readonly children: (data: Data) => ReactNode;
}

interface GuideFailureProps {
  readonly title: string;
  readonly message: string;
  /** What the visitor can do. */
  readonly children: ReactNode;
}

/** Shown in place of a page that cannot be shown. */
export const GuideFailure = ({ title, message, children }: GuideFailureProps) => (
  <div className={styles.failed} role="alert">
    <EndOfTownSign />
    <h1>{title}</h1>
    <p>{message}</p>
    {children}
  </div>
);

/** The frame of a collection's and of a neighbourhood's page: the link back, and a failure in place of the page. */
export function GuidePage<Data>({ state, width = "normal", onRetry, children }: GuidePageProps<Data>) {
  const { guide, common } = useGuideMessages();
  const { place } = usePlaceMessages();
  return (
    <main className={cx(styles.page, width === "wide" && styles.wide)} id="content" tabIndex={-1}>
      <Link className={styles.back} href="/">
        <ArrowLeftIcon size={16} aria-hidden />
        {place.back}
      </Link>
      {state.status === "loading" && (
        <div className={styles.loading} role="status">
          <h1>{guide.loading}</h1>
        </div>
      )}
      {(state.status === "error" || state.status === "missing") && (
        <GuideFailure
          title={state.status === "error" ? place.failed : place.pageNotFoundTitle}
          message={state.status === "error" ? state.message : place.pageNotFound}
        >
          {state.status === "error" && (
            <Button size="large" onClick={onRetry}>
              {common.tryAgain}
            </Button>
          )}
        </GuideFailure>
      )}
      {state.status === "ready" && children(state.data)}
    </main>
  );
}
