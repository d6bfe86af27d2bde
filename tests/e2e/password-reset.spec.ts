import { linkIn, startMailingApp } from "./mailing-app.ts";
import { dialog, expect, inventPerson, logInButton, test } from "./test.ts";

const NEW_PASSWORD = "pont-des-arts";

test("a visitor resets a forgotten password with the link of a mail, and signs in with the new password", async ({
  page,
  programs,
}) => {
  test.slow();
  const { url, smtp } = await startMailingApp(programs);
  const { email, password } = inventPerson();
  const data = { username: email, password };
  expect((await page.request.post(`${url}/api/auth/signup`, { data })).status()).toBe(201);

  await page.goto(url);
  await logInButton(page).click();
  await dialog(page, "Create Account").getByRole("button", { name: "Sign In" }).click();
  const signIn = dialog(page, "Welcome Back");
  await signIn.getByLabel("Email").fill(email);
  await signIn.getByRole("button", { name: "Forgot your password?" }).click();
  const ask = dialog(page, "Forgot your password?");
  await expect(ask.getByLabel("Email")).toHaveValue(email);
  await ask.getByRole("button", { name: "Send the link" }).click();
  await expect(dialog(page, "Check your email")).toContainText(`If ${email} has an account`);
  await expect.poll(() => smtp.mails.length).toBe(1);
  await smtp.close();

  const link = linkIn(smtp.mails[0]?.text);
  await page.goto("about:blank");
  await page.goto(`${url}${link}`);
  const choose = dialog(page, "Set a new password");
  await choose.getByLabel("New password").fill(NEW_PASSWORD);
  await choose.getByLabel("Confirm Password").fill(NEW_PASSWORD);
  expect(page.url()).not.toContain("reset=");
  await choose.getByRole("button", { name: "Set the password" }).click();
  await dialog(page, "Your password is set").getByRole("button", { name: "Sign In" }).click();
  await signIn.getByLabel("Email").fill(email);
  await signIn.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
  await signIn.locator("button[type=submit]").click();
  await expect(signIn).toBeHidden();
  await expect(logInButton(page)).toBeHidden();

  // The link works only once: its second use is refused.
  await page.goto("about:blank");
  await page.goto(`${url}${link}`);
  await choose.getByLabel("New password").fill(password);
  await choose.getByLabel("Confirm Password").fill(password);
  await choose.getByRole("button", { name: "Set the password" }).click();
  await expect(choose.getByText("This link is not valid any more. Please request a new one.")).toBeVisible();
  await choose.getByRole("button", { name: "Request a new link" }).click();
  await expect(ask).toBeVisible();
});
