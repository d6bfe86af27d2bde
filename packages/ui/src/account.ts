/** The account dialogs, their messages, and the functions that map the state of their machines to props and texts. */
export { AccountDialog } from "./components/AccountDialog/AccountDialog.tsx";
export { AddressChangeDialog, type AddressChangeStep } from "./components/AddressChangeDialog/AddressChangeDialog.tsx";
export { AuthDialog } from "./components/AuthDialog/AuthDialog.tsx";
export { DeleteAccountDialog } from "./components/DeleteAccountDialog/DeleteAccountDialog.tsx";
export { PasswordResetDialog, type PasswordResetStep } from "./components/PasswordResetDialog/PasswordResetDialog.tsx";
export { SignInPrompt } from "./components/SignInPrompt/SignInPrompt.tsx";
export { type AccountMessages, useAccountMessages } from "./messages/account.ts";
export {
  accountFailureText,
  accountFormState,
  authFormState,
} from "./view-models/account-forms.ts";
export { filterWords } from "./view-models/filter-words.ts";
