/** Slower, and a gigabyte less: where `npm start` builds with little memory (scripts/start/memory.ts). */
const SMALL = {
  turbopackFileSystemCacheForBuild: false,
  turbopackSourceMaps: false,
  turbopackInputSourceMaps: false,
  turbopackPluginRuntimeStrategy: 'workerThreads',
  cpus: 1,
};

/** @type {import('next').NextConfig} */
export default {
  // The container image runs on the build's own copy of what it needs (Dockerfile); `next start` runs on the packages.
  ...(process.env.BUILD_STANDALONE ? { output: 'standalone' } : {}),
  // A new version is built in a folder within this one (scripts/upgrade): without it Next takes the outer one for the root.
  turbopack: { root: import.meta.dirname },
  poweredByHeader: false,
  reactStrictMode: true,
  // Title and description stand in the head for everybody, not only for known robots: readers without JavaScript too.
  htmlLimitedBots: /.*/,
  // Our API makes the pictures' sizes (decision 0016); the optimizer would keep copies in a folder nobody may write.
  images: { unoptimized: true },
  experimental: {
    // The forms that work without JavaScript are small; what they are sent is read before their own checks.
    serverActions: { bodySizeLimit: '64kb' },
    // A page that can't be read for want of a network waits for it; else Next leaves for the browser's error page (decision 0176).
    useOffline: true,
    // Fewer and larger scripts: 9 to 13 a page in place of 10 to 16, and together about a kilobyte less. In bytes before compression.
    turbopackChunking: { minChunkSize: 100_000, requestCost: 600_000 },
    ...(process.env.SMALL_BUILD ? SMALL : {}),
  },
  // Types are a step of `npm run check` of their own; checking them again would double the time of a start after an update.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    'mongoose',
    'mongodb',
    '@node-rs/argon2',
    'multer',
    'nodemailer',
    'openid-client',
    'xlsx',
    'pdfkit',
    'yauzl',
    'pino',
    'prom-client',
    'rate-limiter-flexible',
  ],
  async redirects() {
    // Where feed readers look first.
    return ['/rss.xml', '/feed'].map((source) => ({ source, destination: '/blog/rss.xml', permanent: true }));
  },
  async headers() {
    // Pictures that other sites show of shared links and feeds; the headers of all answers: lib/platform/web/response-headers.ts.
    return ['/og.png', '/courses/:id/og.png', '/api/v1/blog-images/:path*', '/api/v1/logos/:path*'].map((source) => ({
      source,
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    }));
  },
};
