import { ErrorBody, SignedInBody } from "@flaneur/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apiOver, PASSWORD, signUp, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";

describeOnPostgres("accounts", (database) => {
  let api: TestApi;
  beforeAll(() => {
    api = apiOver(database().db);
  });
  afterAll(() => api.remove());

  const failure = async (answer: Response) => ({ status: answer.status, ...ErrorBody.parse(await answer.json()) });

  it("are unique by e-mail address, regardless of case", async () => {
    const answer = await api.post("/auth/signup", { username: "Camille@Example.org", password: PASSWORD });
    expect(answer.status).toBe(201);
    const { user } = SignedInBody.parse(await answer.json());
    expect(user).toEqual({ ...user, username: "Camille@Example.org", displayName: null, homeLocation: null });
    const again = await api.post("/auth/signup", { username: "camille@example.ORG", password: "another" });
    expect(await failure(again)).toEqual({
      status: 409,
      code: "conflict",
      error: "An account with this email already exists",
    });
    const logIn = await api.post("/auth/login", { username: "CAMILLE@example.org", password: PASSWORD });
    expect(SignedInBody.parse(await logIn.json()).user).toEqual(user);
  });

  it("never include the password or its hash in a response to sign-up, sign-in, verify, profile or export", async () => {
    const credentials = { username: "secretive@example.org", password: PASSWORD };
    const signedUp = await api.post("/auth/signup", credentials);
    const { token } = SignedInBody.parse(await signedUp.clone().json());
    const answers = {
      "sign-up": signedUp,
      "sign-in": await api.post("/auth/login", credentials),
      verify: await api.get("/auth/verify", token),
      profile: await api.put("/auth/profile", { displayName: "Camille" }, token),
      export: await api.get("/auth/export", token),
    };
    for (const [name, answer] of Object.entries(answers)) {
      expect(answer.ok, name).toBe(true);
      expect(await answer.text(), name).not.toMatch(/argon2|password|pont-neuf/i);
    }
  });

  it.each([
    [{ password: PASSWORD }, "Email is required"],
    [{ username: "a@b.org" }, "Password is required"],
    [[], "The body must be an object"],
    [{ username: " ", password: PASSWORD }, "Email is required"],
    [{ username: "camille", password: PASSWORD }, "Please provide a valid email address"],
    [{ username: "ca mille@example.org", password: PASSWORD }, "Please provide a valid email address"],
    [{ username: "camille@example", password: PASSWORD }, "Please provide a valid email address"],
    [{ username: "Camille<camille@example.org>", password: PASSWORD }, "Please provide a valid email address"],
    [{ username: `${"x".repeat(250)}@b.org`, password: PASSWORD }, "Email must have at most 254 characters"],
    [
      { username: "a@b.org\0", password: PASSWORD },
      "Email must not have characters that cannot be stored; please remove them",
    ],
    [{ username: "a@b.org", password: "" }, "Password is required"],
    [{ username: "a@b.org", password: "12345" }, "Password must be at least 6 characters"],
    [{ username: "a@b.org", password: "x".repeat(201) }, "Password must have at most 200 characters"],
    [{ username: "a@b.org", password: 123456 }, "Password must be a string"],
    [{ username: "a@b.org", password: PASSWORD, admin: true }, "admin is not a parameter of this call"],
  ])("are not created with %j, and the response names the reason", async (body, error) => {
    expect(await failure(await api.post("/auth/signup", body))).toMatchObject({
      status: 400,
      code: "bad_request",
      error,
    });
  });

  it.each([
    [{ password: PASSWORD }, "Email is required"],
    [{ username: "", password: PASSWORD }, "Email is required"],
    [{ username: "a@b.org", password: "" }, "Password is required"],
    [{ username: "a@b.org", password: PASSWORD, remember: true }, "remember is not a parameter of this call"],
  ])("refuse a sign-in with %j", async (body, error) => {
    expect(await failure(await api.post("/auth/login", body))).toMatchObject({ status: 400, error });
  });

  it("accept passwords of 6 to 200 characters, and accents in decomposed form at sign-in", async () => {
    for (const password of ["123456", "x".repeat(200), "cr\u00e8me br\u00fbl\u00e9e"]) {
      const username = `${password.length}@example.org`;
      expect((await api.post("/auth/signup", { username, password })).status).toBe(201);
      expect((await api.post("/auth/login", { username, password: password.normalize("NFD") })).status).toBe(200);
    }
  });

  it("are created once by concurrent sign-ups with the same e-mail address", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.post("/auth/signup", { username: "race@example.org", password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)]);
  });

  it("are returned by /auth/verify with Cache-Control: no-store", async () => {
    const { token, user } = await signUp(api);
    const answer = await api.get("/auth/verify", token);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await answer.json()).toMatchObject({ user: { id: user.id } });
  });

  it("never cause a 5xx response, whatever is sent", async () => {
    const { token } = await signUp(api);
    const call = fc.constantFrom(
      ["POST", "/auth/signup"],
      ["POST", "/auth/login"],
      ["PUT", "/auth/profile"],
      ["POST", "/auth/change-password"],
    );
    const field = fc.constantFrom("username", "password", "displayName", "locale", "homeLocation", "currentPassword");
    const value = fc.oneof(fc.string({ unit: "binary" }), fc.jsonValue(), fc.constantFrom("a@b.org", "fr", PASSWORD));
    const body = fc.oneof(fc.dictionary(field, value, { maxKeys: 3 }), fc.jsonValue(), fc.string({ minLength: 1 }));
    await fc.assert(
      fc.asyncProperty(call, body, async ([method = "", path = ""], sent) => {
        const answer = await api.send(method, path, { body: sent, token });
        expect(answer.status).toBeLessThan(500);
        if (!answer.ok) ErrorBody.parse(await answer.json());
      }),
      { numRuns: 300 },
    );
  });
});
