import { createFormats } from "../formats.ts";

const { number, plural } = createFormats("en");

/** The texts of the sign-in prompt, the forms of accounts and the account dialog. */
export const enAccount = {
  passwordField: { show: "Show password" },
  auth: {
    email: "Email",
    password: "Password",
    confirmation: "Confirm Password",
    signUp: {
      title: "Create Account",
      subtitle: "Join to discover amazing places in Paris",
      passwordHint: "Create a password (min 6 characters)",
      submit: "Create Account",
      pending: "Creating Account...",
      /** The button that leads to the other form. */
      switchForm: "Sign In",
      failed: "Signup failed. Please try again.",
      invalidResponse: "Signup failed: Invalid response from server",
    },
    signIn: {
      title: "Welcome Back",
      subtitle: "Sign in to access the product.",
      submit: "Sign In",
      pending: "Signing in...",
      switchForm: "Create Account",
      failed: "Login failed. Please try again.",
      invalidResponse: "Login failed: Invalid response from server",
    },
    forgotPassword: "Forgot your password?",
    withoutAccount: "Continue Without Account",
    reasons: {
      favorites: {
        title: "Save Your Favorites",
        text: "Create a free account to save places you love and access them from anywhere.",
      },
      views: {
        title: "Create Custom Views",
        text: "Create a free account to organize places with custom views and filters that suit your needs.",
      },
      lists: {
        title: "Make Lists of Your Own",
        text: "Create a free account to copy this list, change it and add your notes.",
      },
      sessionEnded: {
        title: "Your session has ended",
        text: "Sign in again to continue. What you have typed is kept.",
      },
    },
    /** The heading of the active filters. */
    shownNow: "What is shown now",
    errors: {
      emailRequired: "Email is required",
      emailInvalid: "Please provide a valid email address",
      passwordRequired: "Password is required",
      passwordTooShort: "Password must be at least 6 characters",
      confirmationRequired: "Please confirm your password",
      confirmationDiffers: "Passwords do not match",
    },
  },
  passwordReset: {
    ask: {
      title: "Forgot your password?",
      subtitle: "Enter the email of your account. You get a link that sets a new password.",
      submit: "Send the link",
      pending: "Sending…",
    },
    sent: {
      title: "Check your email",
      text: (email: string) =>
        `If ${email} has an account, a link has been sent there. It works once, within 30 minutes.`,
      hint: "No email? Look in the spam folder, or request a link again.",
    },
    choose: {
      title: "Set a new password",
      subtitle: "All your sessions end when it is set.",
      newPassword: "New password",
      submit: "Set the password",
      pending: "Setting the password…",
      /** The button that leads back to the request for a link. */
      requestAgain: "Request a new link",
    },
    done: { title: "Your password is set", text: "Sign in with it. All earlier sessions have ended." },
    toSignIn: "Sign In",
  },
  addressChange: {
    ask: {
      title: "Change your email",
      subtitle: "You get a link at the new address. The change takes effect when you open it.",
      email: "New email",
      submit: "Send the link",
      pending: "Sending…",
    },
    sent: {
      title: "Check your email",
      text: (email: string) =>
        `If ${email} has no account yet, a link has been sent there. It works once, within 30 minutes.`,
      hint: "Until you open it, you sign in with your old address.",
    },
    confirm: {
      title: "Use this email?",
      subtitle: "You sign in with the new address from then on. Your other sessions end.",
      submit: "Use the new email",
      pending: "Changing…",
    },
    done: {
      title: "Your email is changed",
      text: (email: string) => `Your account has the address ${email} now.`,
    },
    close: "Close",
  },
  account: {
    title: "Account",
    /** The button next to the address of the account. */
    changeAddress: "Change email…",
    changePassword: "Change password",
    changing: "Changing…",
    currentPassword: "Current password",
    newPassword: "New password",
    sessionsEnd: "Your other sessions end.",
    saved: "Saved",
    wrongPassword: "This is not your password.",
    download: "Download my data",
    pocket: "Paris in your pocket",
    pocketHint: "All places, your favorites and lists on this device, for when there is no network.",
    pocketButton: "Open…",
    downloadHint: "Profile, favorites, views and lists, as one JSON file.",
    downloadButton: "Download",
    downloading: "Preparing…",
    delete: "Delete my account",
    deleteHint: "Favorites, views and lists are deleted with it, at once.",
    deleteButton: "Delete…",
    deleting: "Deleting…",
    deletedAtOnce: "This cannot be undone. What is deleted at once:",
    deletedAccount: (username: string) => `Your account ${username}`,
    deletedData: (views: number) =>
      `${number(views)} ${plural(views, { one: "view", other: "views" })}, all favorites, and all lists with their links`,
    deletedSessions: "Every session, on every device",
    yourPassword: "Your password",
  },
};
