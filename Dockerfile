# The application in a container: docs/operations.md#in-a-container. Build tools stay in the first stage.
FROM node:22-bookworm-slim AS build
WORKDIR /app
# Packages first, so that source changes don't rebuild this layer. No install scripts are needed.
COPY package.json package-lock.json .npmrc ./
RUN ["npm", "ci", "--include=dev", "--ignore-scripts", "--loglevel=error"]
COPY . .
RUN ["npm", "run", "build"]
RUN ["rm", "-rf", ".next/cache"]
RUN ["npm", "ci", "--omit=dev", "--ignore-scripts", "--loglevel=error"]

FROM node:22-bookworm-slim
WORKDIR /app
COPY --from=build /app /app
# An unprivileged user who owns none of these files: nothing in the image is written at run time.
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=4 CMD ["node", "scripts/container.mjs", "health"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "scripts/container.mjs"]
CMD ["serve"]
