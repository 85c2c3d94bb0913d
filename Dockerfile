# The whole product in one image (docs/operating.md#containers): what browsers load is built first, then only what serves is installed.
FROM node:24-bookworm-slim AS built
WORKDIR /andromeda
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile
RUN node tooling/scripts/build.mjs && node tooling/scripts/contract-page.mjs
RUN rm -rf node_modules */node_modules

FROM node:24-bookworm-slim
WORKDIR /andromeda
COPY --from=built /andromeda ./
# What is not used goes in the same layer: the store, and the engine's network for other machines (200 MB).
RUN npx --yes pnpm@12.21.0 install --prod --frozen-lockfile --filter-prod 'bff...' --store-dir /tmp/store \
  && find node_modules/.pnpm/onnxruntime-node@*/node_modules/onnxruntime-node/bin -mindepth 3 -maxdepth 3 \
    -not -path "*/linux/$(node -p process.arch)" -exec rm -r {} + \
  && rm -rf /tmp/store /root/.npm /root/.cache \
  && mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=15s --timeout=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then((a)=>process.exit(a.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "bff/src/main.ts"]
