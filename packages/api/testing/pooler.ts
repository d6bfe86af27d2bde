import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** The response of PgBouncer to a connection whose parameters it does not know. */
function refusal(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** Forwards connections to PostgreSQL, but refuses the parameter of a statement timeout, as PgBouncer does by default. */
export async function createStrictPooler(to: number) {
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).once("close", () => sockets.delete(socket));
  };
  const server = createServer(async (near) => {
    track(near);
    const [start] = (await once(near, "data")) as [Buffer];
    if (start.includes("statement_timeout")) {
      near.end(refusal("unsupported startup parameter: statement_timeout"));
      return;
    }
    const far = connect(to, "127.0.0.1");
    track(far);
    far.write(start);
    near.pipe(far).once("close", () => near.destroy());
    far.pipe(near).once("close", () => far.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has a port");
  return {
    port: address.port,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
