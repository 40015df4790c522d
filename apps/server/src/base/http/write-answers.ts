import type { FastifySerializerCompiler } from "fastify";

/** Every answer is written as it is: in tests, another file checks it against its endpoint's schema first. */
export const writeAnswers: FastifySerializerCompiler<unknown> = () => JSON.stringify;
