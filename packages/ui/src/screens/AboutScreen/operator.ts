/** Who runs the site. */
export interface Operator {
  readonly name: string;
  /** The postal address. */
  readonly address: string;
  readonly email: string;
  /** Who is responsible for personal data. */
  readonly dataContact: string;
}
