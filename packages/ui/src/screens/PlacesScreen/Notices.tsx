import styles from "./Notices.module.css";

/** Sentences about the listing. The element stays when there are none, so that screen readers announce new ones. */
export const Notices = ({ notices = [] }: { readonly notices?: readonly string[] | undefined }) => (
  <div className={styles.notices} aria-live="polite">
    {notices.map((notice) => (
      <p key={notice}>{notice}</p>
    ))}
  </div>
);
