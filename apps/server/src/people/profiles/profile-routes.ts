import type { FastifyInstance } from "fastify";
import type { Bind } from "../../base/http/bind.ts";
import { updateSelfIdentification } from "./profile-store.ts";
import { readCreator } from "./read-creator.ts";
import { type ProfileContext, readProfile, readSelfIdentification } from "./read-profile.ts";
import { saveProfile } from "./save-profile.ts";
import { sealSelfIdentification } from "./self-identification.ts";

export function profileRoutes(_app: FastifyInstance, bind: Bind, context: ProfileContext): void {
  const { db, keys } = context;

  bind("GET /api/user/profile", async ({ caller }) => readProfile(context, caller.userId));

  bind("PUT /api/user/profile", async ({ caller, body }) => {
    await saveProfile(context, caller.userId, body);
    return readProfile(context, caller.userId);
  });

  bind("GET /api/user/self-identification", async ({ caller }) =>
    readSelfIdentification(context, caller.userId),
  );

  bind("POST /api/user/self-identification", async ({ caller, body }) => {
    await updateSelfIdentification(db, caller.userId, sealSelfIdentification(keys, body, caller.userId));
    return body;
  });

  bind("GET /api/creators/{id}", async ({ caller, params, query }) =>
    readCreator(context, params.id, { isOwner: caller?.userId === params.id, after: query.after }),
  );
}
