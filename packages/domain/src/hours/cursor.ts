import type { Token } from "./tokens.ts";

/**
 * Thrown within the parser when a text is not valid opening hours, is implausible, or has syntax that is not supported.
 */
export class NotUnderstood extends Error {}

type OfKind<K extends Token["kind"]> = Extract<Token, { kind: K }>;

/** A position in a list of tokens. */
export class Cursor {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(list: readonly Token[]) {
    this.#tokens = list;
  }

  get done(): boolean {
    return this.#at >= this.#tokens.length;
  }

  peek(ahead = 0): Token | undefined {
    return this.#tokens[this.#at + ahead];
  }

  isSign(text: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token?.kind === "sign" && token.text === text;
  }

  isWord(...texts: readonly string[]): boolean {
    return this.isWordAt(0, ...texts);
  }

  isKind(kind: Token["kind"], ahead = 0): boolean {
    return this.peek(ahead)?.kind === kind;
  }

  /** Whether a token is one of these words. */
  isWordAt(ahead: number, ...texts: readonly string[]): boolean {
    const token = this.peek(ahead);
    return token?.kind === "word" && texts.includes(token.text);
  }

  /** The position of the next token. */
  get position(): number {
    return this.#at;
  }

  /** Goes back to a position. */
  reset(position: number): void {
    this.#at = position;
  }

  /** Returns the tokens between a position and the next token. */
  since(position: number): readonly Token[] {
    return this.#tokens.slice(position, this.#at);
  }

  skip(count = 1): void {
    this.#at += count;
  }

  /** Consumes a sign if it is the next token. */
  acceptSign(text: string): boolean {
    if (!this.isSign(text)) return false;
    this.#at += 1;
    return true;
  }

  /** Consumes a word if it is the next token and one of these texts. */
  acceptWord(...texts: readonly string[]): boolean {
    if (!this.isWord(...texts)) return false;
    this.#at += 1;
    return true;
  }

  /** Consumes the next token if it has the given kind. */
  accept<K extends Token["kind"]>(kind: K): OfKind<K> | null {
    const token = this.peek();
    if (token?.kind !== kind) return null;
    this.#at += 1;
    return token as OfKind<K>;
  }

  /**
   * Consumes the next token.
   * @throws NotUnderstood unless the next token has this kind.
   */
  expect<K extends Token["kind"]>(kind: K): OfKind<K> {
    const token = this.accept(kind);
    if (token === null) throw new NotUnderstood();
    return token;
  }

  expectSign(text: string): void {
    if (!this.acceptSign(text)) throw new NotUnderstood();
  }
}
