import S3rver from 's3rver';

/** Starts an S3 server with a bucket whose files are in a folder; answers the settings that name it, and how it is stopped. */
export async function startBucket(directory: string) {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'menus', configs: [] }],
  });
  const { port } = await server.run();
  const settings = {
    S3_BUCKET: 'menus',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  return { settings, close: async () => void (await server.close()) };
}
