# Colophon as an image: docs/operations.md, "Containers". Any Debian with Node.js from 24.7 on and npm will do as BASE.
ARG BASE=docker.io/library/node:26-bookworm-slim

FROM ${BASE} AS build
WORKDIR /app
COPY . .
RUN node scripts/run.mjs build && npm prune --omit=dev --loglevel=error && rm -rf .cache

FROM ${BASE}
RUN useradd --uid 10001 --home-dir /data --no-create-home colophon && install -d -o colophon -g colophon -m 700 /data
WORKDIR /app
COPY --from=build /app .
# HOST opens it to whoever the port is published to: letters of sign-ups are shown with SHOW_LETTERS=yes alone.
# MALLOC_… and the option in CMD are those of apps/server/lean-process.json. Only /data and /tmp are written to.
ENV HOST=0.0.0.0 PORT=8080 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled \
    MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=4194304
USER colophon
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
    CMD ["node", "-e", "fetch('http://localhost:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "apps/server/src/start/main.ts"]
