/** The dialogs of accounts, and what turns the state of their machines into what they show. */
export { AccountDialog } from "./components/AccountDialog/AccountDialog.tsx";
export { AuthDialog } from "./components/AuthDialog/AuthDialog.tsx";
export { DeleteAccountDialog } from "./components/DeleteAccountDialog/DeleteAccountDialog.tsx";
export { SignInPrompt } from "./components/SignInPrompt/SignInPrompt.tsx";
export { type AccountMessages, useAccountMessages } from "./messages/account.ts";
export { accountFailureText, authFormState, passwordFormState } from "./view-models/account-forms.ts";
export { filterWords } from "./view-models/filter-words.ts";
