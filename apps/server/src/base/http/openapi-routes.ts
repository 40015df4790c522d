import { readFile } from "node:fs/promises";
import { fastifySwagger } from "@fastify/swagger";
import { fastifySwaggerUi } from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

const mark = new URL("../../../../web/public/mark.svg", import.meta.url);

/** Describes the routes that are mounted later: `/api/openapi.json`, and for people `/api/docs`. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      info: {
        title: "Colophon",
        version: "1",
        description: "A public registry of creative works whose certificates anyone can check.",
      },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route);
      // Grouped by subject: the part of the path after /api.
      return { schema: { ...schema, tags: [url.split("/")[2] ?? url] }, url };
    },
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
  await app.register(fastifySwaggerUi, {
    routePrefix: "/api/docs",
    theme: { title: "Colophon API" },
    logo: { type: "image/svg+xml", content: await readFile(mark), href: "/" },
    staticCSP: {
      "default-src": ["'self'"],
      "base-uri": ["'none'"],
      "form-action": ["'none'"],
      "frame-ancestors": ["'none'"],
      "object-src": ["'none'"],
      "img-src": ["'self'", "data:"],
      "style-src": ["'self'", "'unsafe-inline'"],
    },
  });
}
