# The server and the app that it serves, as `npm start` runs them. docs/operating.md tells how it is run.
ARG NODE=20

# With compilers at hand: a package with machine code may have none built for this platform.
FROM node:${NODE}-bookworm AS build
WORKDIR /rove
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build
RUN npm prune --omit=dev --no-audit --no-fund
# What machine code was made of, a compiler that packages name for their types, and maps of their sources.
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
# Alive, not ready: a database that is away for a minute is no reason to end the servers.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, which hears the signal to stop; npm and shells do not pass it on.
CMD ["node", "--import", "tsx", "api/index.ts"]
