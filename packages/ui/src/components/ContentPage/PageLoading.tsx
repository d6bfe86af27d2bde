import styles from "./ContentPage.module.css";

/** Shown in place of the content of a page while it loads. */
export const PageLoading = ({ text }: { readonly text: string }) => (
  <div className={styles.loading} role="status">
    <h1>{text}</h1>
  </div>
);
