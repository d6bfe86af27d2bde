import { readFileSync } from "node:fs";
import { isAbsolute } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DOCUMENT, settingsDocument } from "../scripts/settings-document.ts";
import { readSettings } from "./settings.ts";

describe("settings", () => {
  it("are all optional", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ port: 3000, host: "127.0.0.1", databaseUrl: undefined, logLevel: "warn" });
    expect(isAbsolute(settings.dataDir)).toBe(true);
  });

  it("treat an empty variable as not set", () => {
    expect(readSettings({ PORT: "", API_URL: "", GOOGLE_MAPS_API_KEY: " " })).toEqual(readSettings({}));
  });

  it("are refused when malformed, and the message names each variable with its rule", () => {
    expect(() => readSettings({ PORT: "eighty", LOG_LEVEL: "loud" })).toThrow(
      "PORT must be a port number from 0 to 65535, not 'eighty'.\nLOG_LEVEL must be one of",
    );
    expect(() => readSettings({ PORT: " " })).toThrow("PORT must be");
    expect(() => readSettings({ DATABASE_URL: "postgres://" })).toThrow(
      "DATABASE_URL must be an address like postgres://",
    );
    expect(() => readSettings({ API_URL: "ftp://x" })).toThrow("API_URL must be an address like http://");
  });

  it.each([
    "PICTURES_URL",
    "DATABASE_URL",
    "API_URL",
    "GATEWAY_URL",
    "MAP_STYLE_URL",
    "OVERPASS_URL",
    "PUBLIC_URL",
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "SMTP_URL",
    "CORS_ORIGINS",
  ])("do not appear in messages when they are URLs, which may contain a password: %s", (name) => {
    expect(() => readSettings({ [name]: "mysql://root:hunter2@db/x" })).toThrow(
      new RegExp(`^(?!.*hunter2)${name} must be`),
    );
  });

  it("name an operator with an address and an e-mail address, or none at all", () => {
    const operator = { OPERATOR_NAME: "Les Promeneurs", OPERATOR_ADDRESS: "12 rue X, Paris", OPERATOR_EMAIL: "a@b.fr" };
    expect(readSettings({}).operator).toBeNull();
    expect(readSettings(operator).operator).toMatchObject({ email: "a@b.fr", dataContact: "Les Promeneurs" });
    expect(readSettings({ ...operator, OPERATOR_DATA_CONTACT: "Camille" }).operator?.dataContact).toBe("Camille");
    expect(() => readSettings({ ...operator, OPERATOR_EMAIL: "" })).toThrow("belong together: set all three, or none.");
    expect(() => readSettings({ ...operator, OPERATOR_EMAIL: "a b" })).toThrow(
      "OPERATOR_EMAIL must be an address like",
    );
    expect(() => readSettings({ ...operator, OPERATOR_NAME: "a\nb" })).toThrow("OPERATOR_NAME must be on one line");
  });

  it("name the variables of earlier versions that are set and have no effect", () => {
    const former = { SEARCH_MEMORY_MB: "0", DATABASE_READ_URL: "postgres://a/x", DATABASE_DIRECT_URL: "" };
    expect(readSettings(former).formerSettings).toEqual(["DATABASE_READ_URL", "SEARCH_MEMORY_MB"]);
  });

  it("accept a folder or a bucket with a key as PICTURES_URL, and do not print a refused value", () => {
    for (const url of ["file:///mnt/pictures", "https://key:secret@s3.example.org/bucket/prefix?region=eu-west-3"]) {
      expect(readSettings({ PICTURES_URL: url }).picturesUrl?.href).toBe(url);
    }
    const wrong = [
      "/mnt/pictures",
      "file:///",
      "file://host/share",
      "https://key:secret@host/",
      "https://host/bucket",
      "https://key:100%@host/bucket",
      "s3://b",
    ];
    for (const url of wrong) {
      expect(() => readSettings({ PICTURES_URL: url })).toThrow(/^PICTURES_URL must be a folder like [^']*\.$/);
    }
  });

  it("do not appear in messages when they are secrets, and secrets must have at least 32 characters", () => {
    for (const name of ["AUTH_SECRET", "AUTH_SECRET_PREVIOUS", "ADMIN_TOKEN", "METRICS_TOKEN"]) {
      expect(() => readSettings({ [name]: "hunter2" })).toThrow(
        new RegExp(`^${name} must be at least 32 characters long\\.$`),
      );
    }
    const adminToken = "x".repeat(32);
    expect(readSettings({ ADMIN_TOKEN: adminToken })).toMatchObject({ adminToken, authSecret: undefined });
  });

  it("accept an address with or without a name as MAIL_FROM", () => {
    for (const mailFrom of ["guide@example.org", "Flâneur <guide@example.org>"]) {
      expect(readSettings({ MAIL_FROM: mailFrom })).toMatchObject({ mailFrom });
    }
    for (const mailFrom of [
      "Flâneur",
      "guide@",
      "Flâneur <@example.org>",
      "Flâneur guide@example.org",
      "a@b, c@d",
      "x@y>",
    ]) {
      expect(() => readSettings({ MAIL_FROM: mailFrom })).toThrow("MAIL_FROM must be an address like");
    }
  });

  it("trust no proxy and no other origin by default, and refuse a malformed TRUST_PROXY or CORS_ORIGINS", () => {
    expect(readSettings({})).toMatchObject({ trustedProxies: 0, corsOrigins: [] });
    expect(readSettings({ TRUST_PROXY: "2", CORS_ORIGINS: "https://a.example, http://b.example:8080" })).toMatchObject({
      trustedProxies: 2,
      corsOrigins: ["https://a.example", "http://b.example:8080"],
    });
    for (const text of ["yes", " ", "-1", "1.5", "0x1", "11", "9".repeat(400)]) {
      expect(() => readSettings({ TRUST_PROXY: text })).toThrow("TRUST_PROXY must be the number of proxies in front");
    }
    for (const origins of ["*", "https://a.example/", "a.example"]) {
      expect(() => readSettings({ CORS_ORIGINS: origins })).toThrow("CORS_ORIGINS must be origins like");
    }
  });

  it("accept a SHUTDOWN_DRAIN_MS from 0 to 60000, with one second as the default", () => {
    expect(readSettings({}).shutdownDrainMs).toBe(1_000);
    expect(readSettings({ SHUTDOWN_DRAIN_MS: "0" }).shutdownDrainMs).toBe(0);
    for (const text of ["10s", "-1", "60001"]) {
      expect(() => readSettings({ SHUTDOWN_DRAIN_MS: text })).toThrow(
        `SHUTDOWN_DRAIN_MS must be a number of milliseconds from 0 to 60000, not '${text}'.`,
      );
    }
  });

  it("are either valid or refused with the variable's name, whatever the text", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          "PORT",
          "API_URL",
          "DATABASE_URL",
          "LOG_LEVEL",
          "MAP_STYLE_URL",
          "PUBLIC_URL",
          "AUTH_SECRET",
          "TRUST_PROXY",
          "CORS_ORIGINS",
          "MAIL_FROM",
          "SHUTDOWN_DRAIN_MS",
        ),
        fc.string(),
        (name, value) => {
          try {
            readSettings({ [name]: value });
          } catch (error) {
            expect(String(error)).toContain(`StartError: ${name} must be`);
          }
        },
      ),
    );
  });

  it("are described with their defaults in docs/settings.md, which is up to date", () => {
    expect(readFileSync(DOCUMENT, "utf8")).toBe(settingsDocument());
  });
});
