/** The health check of the images: exits with 0 when the program in this container answers. */
const { PORT } = process.env;
const isHealthy = await fetch(`http://127.0.0.1:${PORT}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isHealthy ? 0 : 1);
