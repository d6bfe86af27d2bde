import { ArrowLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowLeft";
import type { ReactNode, Ref } from "react";
import { cx } from "../../lib/cx.ts";
import { Link, type LinkProps } from "../../lib/link.tsx";
import styles from "./ContentPage.module.css";

export interface ContentPageProps {
  /** The link back to the page that this page belongs to. If absent, the link is not rendered. */
  readonly back?: Pick<LinkProps, "href" | "onClick"> & { readonly text: string };
  /** The largest width of the content: 1200 px, or 1376 px for two wide columns. @default "normal" */
  readonly width?: "normal" | "wide";
  /** The ref of the `main` element. */
  readonly ref?: Ref<HTMLElement>;
  /** The content of the page. */
  readonly children: ReactNode;
}

/** The frame of a page of text and places. */
export const ContentPage = ({ back, width = "normal", ref, children }: ContentPageProps) => (
  <main ref={ref} className={cx(styles.page, width === "wide" && styles.wide)} id="content" tabIndex={-1}>
    {back !== undefined && (
      <Link className={styles.back} href={back.href} onClick={back.onClick}>
        <ArrowLeftIcon size={16} aria-hidden />
        {back.text}
      </Link>
    )}
    {children}
  </main>
);
