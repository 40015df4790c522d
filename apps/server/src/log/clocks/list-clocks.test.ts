import { expect, test } from "vitest";
import { send } from "@colophon/testing/send";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestRegister } from "../../../test/test-register.ts";
import { listClocksRoutes } from "./list-clocks-routes.ts";

const register = await createTestRegister();
const { pool, log } = register;
const app = await createTestApp({ db: register.db }, (_server, bind) => listClocksRoutes(bind, register));
await log.catchUp();

const read = async () => (await send(app, "GET", "/api/log/clocks")).answer;

async function stamp(size: number): Promise<number> {
  const checkpoint = log.checkpointOf({ size, root: new Uint8Array(32).fill(size) });
  const { rows } = await pool.query<{ id: number }>(
    "insert into stamped_checkpoints (size, checkpoint) values ($1, $2) returning id",
    [size, checkpoint],
  );
  return rows[0]?.id ?? 0;
}

test("a log that nobody has stamped has no clocks", async () => {
  expect(await read()).toEqual({ checkpoints: [] });
});

test("each clock is shown with its state, and no word of an error", async () => {
  const id = await stamp(7);
  await pool.query(
    `insert into clock_pieces (checkpoint, kind, service, state, bytes, problem, height, arrived_at) values
       ($1, 'rfc3161', 'https://tsa.example/stamp?key=secret', 'wanted', null, 'connect ECONNREFUSED 10.0.0.7:80', null, null),
       ($1, 'ots', 'https://calendar.example', 'final', '\\x00', null, 900000, '2026-11-28T12:00:00Z'),
       ($1, 'ots', 'https://other.example', 'pending', '\\x00', 'refused: another digest', null, null)`,
    [id],
  );
  for (let size = 8; size < 28; size++) await stamp(size);
  const sizes = Array.from({ length: 20 }, (_, i) => 27 - i);
  expect(await read()).toMatchObject({ checkpoints: sizes.map((size) => ({ size, clocks: [] })) });
  await pool.query("delete from stamped_checkpoints where size > 7");

  const at = expect.any(String) as string;
  expect(await read()).toEqual({
    checkpoints: [
      {
        size: 7,
        root: "07".repeat(32),
        stampedAt: at,
        clocks: [
          {
            kind: "authority",
            service: "tsa.example",
            state: "wanted",
            since: at,
            reason: "not_reached",
            height: null,
          },
          {
            kind: "bitcoin",
            service: "calendar.example",
            state: "final",
            since: "2026-11-28T12:00:00.000Z",
            reason: null,
            height: 900_000,
          },
          {
            kind: "bitcoin",
            service: "other.example",
            state: "pending",
            since: at,
            reason: "refused",
            height: null,
          },
        ],
      },
    ],
  });
});
