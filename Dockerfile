# syntax=docker/dockerfile:1

# The current LTS of Node.js; the product runs on 20.20 and newer.
ARG NODE_IMAGE=node:24-bookworm-slim

# Packages. The product's own installer: it leaves the mark by which every later command knows that nothing is missing.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
COPY scripts/install.mjs scripts/secret-files.mjs ./scripts/
COPY scripts/upgrade/swap.mjs ./scripts/upgrade/
RUN node --input-type=module -e "import('/app/scripts/install.mjs').then(({ prepare }) => prepare())"

# The commands: indexes, create-admin, seed, backup, restore.
FROM packages AS tools
COPY . .
RUN mkdir /backups && chown node:node /backups
ENV NODE_ENV=production
USER node
ENTRYPOINT ["npm", "run", "--silent"]
CMD ["db:indexes"]

FROM packages AS build
COPY . .
RUN NODE_ENV=production BUILD_STANDALONE=1 npm run build && node scripts/standalone.mjs

# The web process: what the build found to be needed, and nothing else. No file of it can be changed by who runs it.
FROM ${NODE_IMAGE} AS web
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000
# Memory that is free goes back to the system: scripts/site.ts says how.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=build /app/.next/standalone ./
# Where a file system in memory is mounted over the read-only one (docker-compose.yml).
RUN mkdir .next/cache && chown node:node .next/cache
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "deploy/web.mjs"]
