/** The state of a form. All texts are in the language of the page. */
export interface FormState<Field extends string> {
  /** The value of each field. */
  readonly values: Readonly<Record<Field, string>>;
  /** The errors of the fields that have one. */
  readonly errors: Readonly<Partial<Record<Field, string>>>;
  /** The error of the whole form, such as the reason why the server rejected it, or null. */
  readonly failure: string | null;
  /** The state of the submit button. */
  readonly submit: "disabled" | "enabled" | "pending";
}

/** The state and the callbacks of a form. */
export interface FormProps<Field extends string> {
  /** The state of the form. */
  readonly state: FormState<Field>;
  /** Called with a field and its new value when the user types. */
  readonly onValueChange: (field: Field, value: string) => void;
  /** Called with a field when it loses the focus. An emptied required field then shows an error (§5). */
  readonly onLeave: (field: Field) => void;
  /** Called when the form is submitted. */
  readonly onSubmit: () => void;
}

/** Returns the props of one field of a form. */
export function fieldOf<Field extends string>(form: FormProps<Field>, field: Field) {
  return {
    value: form.state.values[field],
    error: form.state.errors[field],
    onValueChange: (value: string) => form.onValueChange(field, value),
    onBlur: () => form.onLeave(field),
  };
}
