import { typedParts } from "../../lib/typed-parts.ts";

export interface TypedTextProps {
  readonly text: string;
  /** The text in the field of the combobox. */
  readonly typed: string;
  /** The class of the parts that the visitor has typed. */
  readonly typedClass: string | undefined;
}

/** A text of an option in which the typed parts are emphasised. */
export const TypedText = ({ text, typed, typedClass }: TypedTextProps) =>
  typedParts(text, typed).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state and no id.
    <span key={index} className={part.isTyped ? typedClass : undefined}>
      {part.text}
    </span>
  ));
