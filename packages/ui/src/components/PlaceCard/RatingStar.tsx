/** The star before a rating. Phosphor's star would add all its six weights to the first file of the page. */
export const RatingStar = () => (
  <svg width={16} height={16} viewBox="0 0 16 16" fill="currentColor" aria-hidden>
    <path d="M8 1.2 10.1 5.6 14.9 6.2 11.4 9.5 12.3 14.3 8 11.9 3.7 14.3 4.6 9.5 1.1 6.2 5.9 5.6Z" />
  </svg>
);
