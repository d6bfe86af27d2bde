import { afterAll, beforeAll, expect, it } from "vitest";
import { apiOver, signUp, type TestApi } from "../../testing/api.ts";
import { describeOnBoth } from "../../testing/databases.ts";
import { ErrorBody } from "../http/errors.ts";
import { UserAnswer } from "./auth.schemas.ts";

const HOME = { latitude: 48.8519, longitude: 2.3811, address: "18 Rue Paul Bert, 75011 Paris" };

describeOnBoth("a profile", (database) => {
  let api: TestApi;
  beforeAll(() => {
    api = apiOver(database().db);
  });
  afterAll(() => api.remove());

  const userOf = async (answer: Response) => UserAnswer.parse(await answer.json()).user;

  it("changes in what is given, keeps what is left out, and is cleared by null", async () => {
    const { token, user } = await signUp(api);
    const first = { displayName: "  Camille ", locale: "FR-fr", homeLocation: HOME };
    const full = { ...user, displayName: "Camille", locale: "fr-FR", homeLocation: HOME };
    expect(await userOf(await api.put("/auth/profile", first, token))).toEqual(full);
    expect(await userOf(await api.get("/auth/profile", token))).toEqual(full);
    expect(await userOf(await api.put("/auth/profile", {}, token))).toEqual(full);
    const cleared = await userOf(await api.put("/auth/profile", { homeLocation: null }, token));
    expect(cleared).toEqual({ ...full, homeLocation: null });
    const bare = { homeLocation: { latitude: 48.85, longitude: 2.35 }, displayName: null, locale: null };
    expect(await userOf(await api.put("/auth/profile", bare, token))).toEqual({
      ...user,
      homeLocation: { latitude: 48.85, longitude: 2.35, address: null },
    });
  });

  it("is one's own alone", async () => {
    const [one, two] = [await signUp(api), await signUp(api)];
    await api.put("/auth/profile", { displayName: "One" }, one.token);
    expect(await userOf(await api.get("/auth/profile", two.token))).toEqual(two.user);
  });

  it.each([
    [{ username: "other@example.org" }, "username is not a parameter of this call"],
    [{ passwordHash: "x" }, "passwordHash is not a parameter of this call"],
    [{ displayName: " " }, "displayName must not be empty; null clears it"],
    [{ displayName: "x".repeat(81) }, "displayName must have at most 80 characters"],
    [{ displayName: "\ud800" }, "displayName must be readable text"],
    [{ locale: "not a tag" }, "locale must be a language tag like fr-FR"],
    [{ homeLocation: { ...HOME, latitude: 90.1 } }, "homeLocation.latitude must be a number of degrees from -90 to 90"],
    [
      { homeLocation: { ...HOME, longitude: "2" } },
      "homeLocation.longitude must be a number of degrees from -180 to 180",
    ],
    [{ homeLocation: { latitude: 48 } }, "homeLocation.longitude must be a number of degrees from -180 to 180"],
    [{ homeLocation: { ...HOME, floor: 3 } }, "homeLocation.floor is not a parameter of this call"],
    [{ displayName: "Camille", locale: 3 }, "locale must be a string"],
  ])("refuses %j whole", async (body, error) => {
    const { token, user } = await signUp(api);
    const answer = await api.put("/auth/profile", body, token);
    expect([answer.status, ErrorBody.parse(await answer.json()).error]).toEqual([400, error]);
    expect(await userOf(await api.get("/auth/profile", token))).toEqual(user);
  });
});
