import { type Faults, faultsAfterEdit, requiredFault } from "@flaneur/domain";

type FieldOf<Fields> = keyof Fields & string;

/** The state of a form: a part of the context of its machine. */
export interface FormState<Fields extends { readonly [Field in keyof Fields]: string }> {
  readonly fields: Fields;
  /** The fields in which the visitor has typed, even if the text was deleted again. */
  readonly edited: readonly FieldOf<Fields>[];
  readonly faults: Faults<FieldOf<Fields>>;
}

/** The new text of a field. */
export interface FieldEdit<Field extends string> {
  readonly field: Field;
  readonly text: string;
}

/** Returns the form with the new text of a field. Faults that no longer apply are removed. */
export function withEdit<Fields extends { readonly [Field in keyof Fields]: string }>(
  { fields, edited, faults }: FormState<Fields>,
  { field, text }: FieldEdit<FieldOf<Fields>>,
): FormState<Fields> {
  return {
    fields: { ...fields, [field]: text },
    edited: [...edited.filter((each) => each !== field), field],
    faults: faultsAfterEdit(faults, field),
  };
}

/**
 * Returns the faults after a field has lost the focus: an empty field is reported if the visitor has typed in it.
 * Untouched fields are checked when the form is submitted.
 */
export function faultsAfterBlur<Fields extends { readonly [Field in keyof Fields]: string }>(
  { fields, edited, faults }: FormState<Fields>,
  field: FieldOf<Fields>,
): Faults<FieldOf<Fields>> {
  const fault = edited.includes(field) ? requiredFault(field, fields[field]) : null;
  return fault === null ? faults : { ...faults, [field]: fault };
}
