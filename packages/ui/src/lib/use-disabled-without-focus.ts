import { useState } from "react";

interface DisabledWithoutFocus {
  readonly disabled: boolean;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * Returns the props of an input that is disabled only while it does not have the focus. A visitor who clears a filter
 * value without places keeps the focus, and can choose the value again: a disabled input would lose the focus.
 */
export function useDisabledWithoutFocus(disabled: boolean): DisabledWithoutFocus {
  const [isFocused, setIsFocused] = useState(false);
  return {
    disabled: disabled && !isFocused,
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  };
}
