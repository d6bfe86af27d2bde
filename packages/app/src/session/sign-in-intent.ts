import type { AuthForm, FilterState } from "@flaneur/domain";
import type { CardPlace } from "@flaneur/ui";
import type { ActorRef, Snapshot } from "xstate";

/** An action that requires an account (§2). It runs when the visitor has signed in. */
export type SignInIntent =
  /** Set the heart of a place. */
  | { readonly kind: "favorite"; readonly place: IntendedPlace; readonly isFavorite: boolean }
  /** Open the Favorites tab. */
  | { readonly kind: "favorites" }
  /** Take a shared list: save its places to the favorites, or copy it. `token` is the last part of its link. */
  | { readonly kind: "takeList"; readonly token: string; readonly as: "favorites" | "list" }
  /** Save the places that the visitor has brought. */
  | { readonly kind: "bring" }
  /** Open the tab of a saved view. */
  | { readonly kind: "view"; readonly viewId: string }
  /** Create a view by '+ Add View'. */
  | { readonly kind: "addView"; readonly filters: FilterState };

/** The place whose heart was pressed, shown in the prompt. */
export type IntendedPlace = Pick<CardPlace, "id" | "name" | "types" | "arrondissement" | "media">;

/** Selects the message of the prompt: one of the two messages of §2, or the message about a list to copy. */
export type SignInBanner = "favorites" | "views" | "lists";

export function bannerOf(intent: SignInIntent): SignInBanner {
  switch (intent.kind) {
    case "takeList":
      return intent.as === "list" ? "lists" : "favorites";
    case "favorite":
    case "favorites":
    case "bring":
      return "favorites";
    case "view":
    case "addView":
      return "views";
  }
}

/** An event for the root actor, which passes it to the auth dialog. The intent returns as `intent.resume`. */
export type SignInRequest =
  /** Opens the prompt that explains what an account is for. */
  | { readonly type: "signIn.prompt"; readonly intent: SignInIntent }
  /**
   * Opens a form.
   * @property form The form to open. @default sign-up (§2)
   * @property because Why the form opens without a press: the reason above the form. @default the visitor has pressed a button
   */
  | {
      readonly type: "signIn.open";
      readonly form?: AuthForm;
      readonly intent?: SignInIntent;
      readonly because?: "sessionEnded";
    };

/** The root actor, for machines whose events require a signed-in user. */
export type SignInHost = ActorRef<Snapshot<unknown>, SignInRequest>;
