import { randomUUID } from "node:crypto";
import { createLogger, readSettings } from "@flaneur/server-kit";
import { expect, inject } from "vitest";
import { z } from "zod";
import { sharedResource } from "../../../tests/setup/shared-resources.ts";
import { createPostgresDatabase } from "../../api/testing/databases.ts";
import { compose, type Parts } from "../server/compose.ts";
import type { Session } from "../src/session/auth.storage.ts";

/** A user of the servers of the route tests. */
export interface Account extends Session {
  readonly email: string;
  /** The display name in the top bar. */
  readonly name: string;
  readonly password: string;
}

async function startServers(): Promise<Parts> {
  const { url } = await createPostgresDatabase();
  const folder = await sharedResource(inject("sharedResources"), "folder");
  const settings = readSettings({ DATABASE_URL: url, DATA_DIR: folder });
  return compose(settings, createLogger("silent"), () => new Response("a page"));
}

let started: Promise<Parts> | undefined;

/**
 * Returns the gateway and the API over a PostgreSQL database with the curated places. All route tests of a worker share
 * them, because their start takes longer than a test. They run until the worker ends, and the database is deleted with
 * the PostgreSQL server of the run.
 */
export function routeServers(): Promise<Parts> {
  started ??= startServers();
  return started;
}

interface RestCall {
  readonly body?: unknown;
  readonly token?: string;
}

/** Sends a request to the REST API, as another program or another device of the user does. */
export async function callRest(method: string, path: string, { body, token }: RestCall = {}): Promise<unknown> {
  const { fetch } = await routeServers();
  const headers = {
    "content-type": "application/json",
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const response = await fetch(new Request(new URL(`/api${path}`, location.href), init));
  expect([path, response.ok]).toEqual([path, true]);
  return response.status === 204 ? null : await response.json();
}

const SignedUp = z.object({ token: z.string(), user: z.object({ id: z.string(), username: z.string() }) });

/** Returns the credentials of a person without an account. */
export function inventPerson(): Pick<Account, "email" | "name" | "password"> {
  const name = `camille-${randomUUID()}`;
  return { email: `${name}@example.org`, name, password: "quai-de-valmy" };
}

/** Signs up a new user. */
export async function newUser(): Promise<Account> {
  const person = inventPerson();
  const body = { username: person.email, password: person.password };
  return { ...person, ...SignedUp.parse(await callRest("POST", "/auth/signup", { body })) };
}
