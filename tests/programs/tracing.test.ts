import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { preparedFolder } from "../setup/prepared-folder.ts";
import { type Program, start } from "../setup/processes.ts";

const Value = z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() });
const Attributes = z.array(z.object({ key: z.string(), value: Value }));
const ExportedSpan = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: Attributes,
});
/** A request of OTLP over HTTP with JSON. */
const Export = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(ExportedSpan) })),
    }),
  ),
});
interface Received extends z.infer<typeof ExportedSpan> {
  readonly service: string | undefined;
}

const attributeOf = (attributes: z.infer<typeof Attributes>, name: string) =>
  attributes.find(({ key }) => key === name)?.value;

describe("traces", () => {
  const received: Received[] = [];
  let collector: Server;
  let endpoint = "";
  const programs: Program[] = [];
  let folder: Awaited<ReturnType<typeof preparedFolder>>;

  beforeAll(async () => {
    folder = await preparedFolder();
    collector = createServer(async (request, response) => {
      const { resourceSpans } = Export.parse(await json(request));
      for (const { resource, scopeSpans } of resourceSpans) {
        const service = attributeOf(resource.attributes, "service.name")?.stringValue;
        received.push(...scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service }))));
      }
      response.setHeader("content-type", "application/json").end("{}");
    }).listen(0, "127.0.0.1");
    await once(collector, "listening");
    endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await Promise.all(programs.map(({ kill }) => kill()));
    collector.close();
    folder.remove();
  });

  it("follow a request through all three programs, and contain no search text and no token of a list", async () => {
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, DATA_DIR: folder.path };
    const api = await start("api", { ...env, TRUST_PROXY: "1" });
    const gateway = await start("gateway", { ...env, API_URL: api.url, TRUST_PROXY: "1" });
    const app = await start("app", { ...env, API_URL: api.url, GATEWAY_URL: `${gateway.url}/graphql` });
    programs.push(api, gateway, app);
    const ofPublic = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    const answer = await fetch(`${app.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", traceparent: ofPublic, "x-request-id": "of-this-test" },
      body: JSON.stringify({ query: '{ places(filters: { search: "baratin" }) { nodes { id } } }' }),
    });
    expect(answer.status).toBe(200);
    const token = "A".repeat(22);
    expect((await fetch(`${app.url}/lists/${token}`)).status).toBe(404);
    // A program sends its last spans before it ends.
    await Promise.all(programs.map(({ stop }) => stop()));

    const root = received.find(({ service, name }) => service === "flaneur-app" && name === "app POST");
    expect(root?.parentSpanId ?? "").toBe("");
    expect(root?.traceId).not.toBe("0af7651916cd43dd8448eb211c80319c");
    const trace = received.filter(({ traceId }) => traceId === root?.traceId);
    const chain = ["app POST", "call gateway", "gateway POST", "call api", "api GET"];
    for (const [at, name] of chain.entries()) {
      const span = trace.find((each) => each.name === name);
      const parent = at === 0 ? undefined : trace.find((each) => each.name === chain[at - 1]);
      expect([name, span?.parentSpanId || undefined]).toEqual([name, parent?.spanId]);
    }
    const ofApi = trace.find(({ name }) => name === "api GET");
    expect(ofApi?.service).toBe("flaneur-api");
    expect(attributeOf(ofApi?.attributes ?? [], "url.path")?.stringValue).toBe("/api/places");
    expect(attributeOf(ofApi?.attributes ?? [], "http.response.status_code")?.intValue).toBe(200);
    expect(attributeOf(ofApi?.attributes ?? [], "flaneur.request_id")?.stringValue).toBe("of-this-test");
    const paths = received.map(({ attributes }) => attributeOf(attributes, "url.path")?.stringValue);
    expect(paths).toContain("/lists/…");
    expect(JSON.stringify(received)).not.toContain(token);
    expect(JSON.stringify(received)).not.toContain("baratin");
    expect(received.some(({ attributes }) => attributeOf(attributes, "url.path")?.stringValue === "/readyz")).toBe(
      false,
    );
  }, 120_000);
});
