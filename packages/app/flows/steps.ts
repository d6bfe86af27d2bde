/** What several flows do in the same words. */
import { screen, type UserEventObject, within } from "storybook/test";
import { CAMILLE } from "./open-flow.ts";

/** What is in the dialog of that title, once it is open. */
export const openedDialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

/** Fills in the sign-up form that opens, and sends it. */
export async function signUp(user: UserEventObject): Promise<void> {
  const form = await openedDialog("Create Account");
  await user.type(form.getByLabelText("Email"), CAMILLE.username);
  await user.type(form.getByLabelText("Password"), CAMILLE.password);
  await user.type(form.getByLabelText("Confirm Password"), CAMILLE.password);
  await user.click(form.getByRole("button", { name: "Create Account" }));
}
