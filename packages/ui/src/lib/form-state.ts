/** What a form shows. Texts are ready to be read; null stands for none. */
export interface FormState<Field extends string> {
  readonly values: Readonly<Record<Field, string>>;
  readonly errors: Readonly<Partial<Record<Field, string>>>;
  /** Why the server did not take it. */
  readonly failure: string | null;
  readonly submit: "disabled" | "enabled" | "pending";
}

/** A form's state with what its user can do. */
export interface FormProps<Field extends string> {
  readonly state: FormState<Field>;
  readonly onValueChange: (field: Field, value: string) => void;
  /** The field lost the focus: an empty one now says that it is required (§5). */
  readonly onLeave: (field: Field) => void;
  readonly onSubmit: () => void;
}

/** The part of a form that one field shows and changes. */
export function fieldOf<Field extends string>(form: FormProps<Field>, field: Field) {
  return {
    value: form.state.values[field],
    error: form.state.errors[field],
    onValueChange: (value: string) => form.onValueChange(field, value),
    onBlur: () => form.onLeave(field),
  };
}
