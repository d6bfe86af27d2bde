import type { AuthForm, FilterState } from "@flaneur/domain";
import type { CardPlace } from "@flaneur/ui";
import type { ActorRef, Snapshot } from "xstate";

/** What someone wanted to do who has to sign in first (§2). It is done once they have. */
export type SignInIntent =
  | { readonly kind: "favorite"; readonly place: IntendedPlace }
  /** The Favorites tab. */
  | { readonly kind: "favorites" }
  /** The tab of a saved view. */
  | { readonly kind: "view"; readonly viewId: string }
  /** '+ Add View' */
  | { readonly kind: "addView"; readonly filters: FilterState };

/** The place of a heart, as the prompt shows it. */
export type IntendedPlace = Pick<CardPlace, "id" | "name" | "types" | "arrondissement" | "media">;

/** Which of the two messages of §2 invites them. */
export type SignInBanner = "favorites" | "views";

export function bannerOf({ kind }: SignInIntent): SignInBanner {
  switch (kind) {
    case "favorite":
    case "favorites":
      return "favorites";
    case "view":
    case "addView":
      return "views";
  }
}

/** Sent to the root actor, which passes it to the auth dialog. What was intended comes back as `intent.resume`. */
export type SignInRequest =
  /** Explains what an account is for, before a form is shown. */
  | { readonly type: "signIn.prompt"; readonly intent: SignInIntent }
  /** Shows a form. @property form sign-up when absent (§2). */
  | { readonly type: "signIn.open"; readonly form?: AuthForm; readonly intent?: SignInIntent };

/** The root actor, as machines know it whose events need somebody signed in. */
export type SignInHost = ActorRef<Snapshot<unknown>, SignInRequest>;
