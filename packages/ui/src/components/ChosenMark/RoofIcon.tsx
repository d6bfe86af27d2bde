/** The roof of the logo with its chimney. */
export const RoofIcon = ({ size = 16 }: { readonly size?: number }) => (
  <svg
    width={size}
    height={size * 0.75}
    viewBox="0 0 16 12"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.9}
    aria-hidden="true"
  >
    <path d="M1.2 10.8 8 3.6l6.8 7.2M11.6 7V1.2" />
  </svg>
);
