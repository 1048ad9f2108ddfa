# The application in a container: docs/operations.md#in-a-container. Two stages: what builds it stays behind.
FROM node:22-bookworm-slim AS build
WORKDIR /src
# Packages first, so that source changes don't rebuild this layer. No install scripts are needed.
COPY package.json package-lock.json .npmrc ./
RUN ["npm", "ci", "--include=dev", "--ignore-scripts", "--loglevel=error"]
COPY . .
RUN ["node", "scripts/build-image.mjs", "/app"]

FROM node:22-bookworm-slim
WORKDIR /app
COPY --from=build /app /app
# An ordinary user who owns none of these files: nothing in the image is ever written.
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=4 CMD ["node", "scripts/standalone.mjs", "health"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "scripts/standalone.mjs"]
CMD ["serve"]
