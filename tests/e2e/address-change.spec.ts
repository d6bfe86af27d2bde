import { linkIn, startMailingApp } from "./mailing-app.ts";
import { accountButton, dialog, expect, inventPerson, logInButton, signUp, test } from "./test.ts";

test("a person changes the address of the account with the link of a mail, and signs in with the new address", async ({
  page,
  programs,
}) => {
  test.slow();
  const { url, smtp } = await startMailingApp(programs);
  const [person, renamed] = [inventPerson(), inventPerson()];
  const { email, password } = person;
  const { email: newEmail } = renamed;
  await page.goto(url);
  await logInButton(page).click();
  await signUp(page, person);
  await accountButton(page, person.name).click();
  await dialog(page, "Account").getByRole("button", { name: "Change email…" }).click();
  const ask = dialog(page, "Change your email");
  await ask.getByLabel("New email").fill(newEmail);
  await ask.getByLabel("Your password").fill("not-the-password");
  await ask.getByRole("button", { name: "Send the link" }).click();
  await expect(ask.getByText("The password is not right")).toBeVisible();
  await ask.getByLabel("Your password").fill(password);
  await ask.getByRole("button", { name: "Send the link" }).click();
  await expect(dialog(page, "Check your email")).toContainText(`If ${newEmail} has no account yet`);
  await expect.poll(() => smtp.mails.map(({ to }) => to)).toEqual([[email], [newEmail]]);
  await smtp.close();

  const link = linkIn(smtp.mails[1]?.text);
  await page.goto("about:blank");
  await page.goto(`${url}${link}`);
  const confirm = dialog(page, "Use this email?");
  await expect(confirm).toBeVisible();
  expect(page.url()).not.toContain("address=");
  await confirm.getByRole("button", { name: "Use the new email" }).click();
  const done = dialog(page, "Your email is changed");
  await expect(done).toContainText(`Your account has the address ${newEmail} now.`);
  await page.keyboard.press("Escape");
  await expect(done).toBeHidden();
  await accountButton(page, renamed.name).click();
  await expect(dialog(page, "Account").getByText(newEmail, { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");

  // The link works only once: its second use, by a visitor who is not signed in, is refused.
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto(`${url}${link}`);
  await confirm.getByRole("button", { name: "Use the new email" }).click();
  await expect(confirm.getByText(/^This link is not valid any more/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(confirm).toBeHidden();
  await logInButton(page).click();
  await dialog(page, "Create Account").getByRole("button", { name: "Sign In" }).click();
  const signIn = dialog(page, "Welcome Back");
  await signIn.getByLabel("Email").fill(newEmail);
  await signIn.getByLabel("Password", { exact: true }).fill(password);
  await signIn.locator("button[type=submit]").click();
  await expect(signIn).toBeHidden();
  await expect(logInButton(page)).toBeHidden();
});
