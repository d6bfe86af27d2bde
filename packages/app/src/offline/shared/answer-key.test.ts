import { expect, it } from "vitest";
import { anonymousRequest, answerKey, readSharedRequest, type SharedRequest } from "./answer-key.ts";

const request = (variables: Readonly<Record<string, unknown>>): SharedRequest => ({
  documentId: "d1",
  operationName: "Places",
  variables,
});
const counted = (at: string) => request({ filters: { search: "", hours: { at, states: [] } }, page: 1 });

it("requests that differ only in the moment of the counts have the same key", () => {
  expect(answerKey(counted("MONDAY 09:15"))).toBe(answerKey(counted("MONDAY 09:30")));
});

it("requests that filter by hours at different moments have different keys", () => {
  const filtered = (at: string) => request({ filters: { hours: { at, states: ["OPEN"] } } });
  expect(answerKey(filtered("MONDAY 09:15"))).not.toBe(answerKey(filtered("MONDAY 09:30")));
});

it("the order of the variables does not change the key", () => {
  const one = request({ page: 1, filters: { search: "bar", types: { include: ["Bar", "Café"] } } });
  const other = request({ filters: { types: { include: ["Bar", "Café"] }, search: "bar" }, page: 1 });
  expect(answerKey(one)).toBe(answerKey(other));
});

it("the order of the items in a list changes the key", () => {
  const included = (include: readonly string[]) => request({ filters: { types: { include } } });
  expect(answerKey(included(["Bar", "Café"]))).not.toBe(answerKey(included(["Café", "Bar"])));
});

it("different documents, operations and variables have different keys", () => {
  const first = request({ page: 1 });
  const others = [request({ page: 2 }), { ...first, documentId: "d2" }, { ...first, operationName: "Pins" }];
  expect(new Set([first, ...others].map(answerKey)).size).toBe(4);
});

it("the parameters of a GET and the body of a POST are read as the same request", () => {
  const { documentId, operationName } = request({});
  const read = { documentId, operationName, variables: { page: 1 } };
  expect(readSharedRequest({ documentId, operationName, variables: '{"page":1}' })).toEqual(read);
  expect(readSharedRequest({ documentId, operationName, variables: { page: 1 } })).toEqual(read);
});

it("a request without a document id, or with unreadable variables, is not read", () => {
  expect(readSharedRequest({ query: "{ __typename }" })).toBeNull();
  expect(readSharedRequest({ documentId: "d1", operationName: "Places", variables: "{" })).toBeNull();
  expect(readSharedRequest({ documentId: "d1", operationName: "Places", variables: "[]" })).toBeNull();
});

it("the anonymous request of a user has neither the session nor the position", () => {
  const variables = { page: 1, sortBy: "NAME" };
  const origin = { latitude: 48.86, longitude: 2.35, mode: "WALKING" };
  expect(anonymousRequest(request({ ...variables, origin, signedIn: true }))).toEqual(request(variables));
});

it.each([[{ filters: { maxMinutes: 20 }, sortBy: "NAME" }], [{ filters: {}, sortBy: "TRAVEL_TIME" }]])(
  "a list that depends on the position has no anonymous request",
  (variables) => {
    expect(anonymousRequest(request(variables))).toBeNull();
  },
);
