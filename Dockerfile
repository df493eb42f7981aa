# The server and the app, as `npm start` runs them. docs/operating.md explains how to run the image.
ARG NODE=20

# With compilers, because a package with native code may have no prebuilt binary for this platform.
FROM node:${NODE}-bookworm AS build
WORKDIR /rove
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build
RUN npm prune --omit=dev --no-audit --no-fund
# Removes the sources of native code, a compiler that packages depend on for their types, and source maps.
RUN rm -rf node_modules/better-sqlite3/deps node_modules/better-sqlite3/build/Release/obj* node_modules/typescript node_modules/@typescript && find node_modules -name '*.map' -delete

FROM node:${NODE}-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /rove
COPY --from=build /rove/package.json ./
COPY --from=build /rove/node_modules ./node_modules
COPY --from=build /rove/dist ./dist
COPY --from=build /rove/db ./db
COPY --from=build /rove/api ./api
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
# Checks health, not readiness: a database that is unavailable for a minute is no reason to kill the servers.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node runs directly, so that it receives the stop signal, which npm and shells do not pass on.
CMD ["node", "--import", "tsx", "api/index.ts"]
