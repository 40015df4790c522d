import { request as sendRequest, Agent } from "node:http";
import { openAccount, register } from "@colophon/testing/account";
import { isLong } from "@colophon/testing/is-long";
import { addTotp, confirmNow } from "@colophon/testing/test-factors";
import { expect, test } from "vitest";
import { createLogger } from "../../src/base/logger.ts";
import { grantOperator } from "../../src/operator/grant-operator.ts";
import { openWholeApp } from "../whole-app.ts";
import { type HostileRequest, hostileRequests, mark, type Sender } from "./hostile-requests.ts";

const count = isLong ? 60_000 : 80;
const seed = isLong ? Date.now() % 1_000_000 : 7;
const slowMs = 2000;

const lines: string[] = [];
const logger = createLogger("trace", { write: (line) => void lines.push(line) });
const { app, db, keys, origin } = await openWholeApp({ logger });
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

interface Answered {
  status: number;
  ms: number;
}

/** The server may answer and close before it has read all of a body. */
const closed = new Set(["ECONNRESET", "EPIPE", "HPE_CLOSED_CONNECTION"]);

/** As it is, unlike fetch, which mends paths. */
function send({ method, path, headers, body }: HostileRequest, token: string | undefined): Promise<Answered> {
  const began = performance.now();
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const sent = sendRequest(
      `${origin}/`,
      { method, path, agent, headers: { ...authorization, ...headers } },
      (answer) => {
        answer.resume();
        answer.once("end", () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - began }));
        answer.once("error", reject);
      },
    );
    sent.once("error", (error: NodeJS.ErrnoException) =>
      closed.has(error.code ?? "") ? resolve({ status: 0, ms: 0 }) : reject(error),
    );
    sent.end(body);
  });
}

async function openCaller(isOperator: boolean) {
  const account = await openAccount(origin);
  const { id, email } = account.user;
  const work = await register(account);
  if (isOperator) {
    await addTotp(app, db, { id, email, token: account.token });
    await grantOperator({ db, keys }, email);
  }
  await confirmNow(db, { id });
  return { ...account, known: { id: work.id, certificateId: work.certificateId } };
}

test(
  `no request of ${count} brings the server to fail, to hang or to write its text into the log (seed ${seed})`,
  { timeout: 1_200_000 },
  async () => {
    const [user, operator] = [await openCaller(false), await openCaller(true)];
    const tokens: Record<Sender, string | undefined> = {
      nobody: undefined,
      user: user.token,
      operator: operator.token,
    };
    const known = { nobody: user.known, user: user.known, operator: operator.known };
    // What a first request starts: the search's words, the process that draws.
    await Promise.all(
      (isLong ? ["svg", "png", "pdf"] : []).map((form) =>
        fetch(`${origin}/api/certificates/${user.known.certificateId}/certificate.${form}`),
      ),
    );
    const requests = hostileRequests(count, seed, known);
    let sent = 0;
    const failed: string[] = [];
    const late: HostileRequest[] = [];
    const statuses = new Map<string, number>();
    const seen = async (request: HostileRequest): Promise<void> => {
      const before = lines.length;
      const { status, ms } = await send(request, tokens[request.sender]);
      const told = `${request.key} as ${request.sender}: ${status}, ${Math.round(ms)} ms, ${shown(request)}`;
      if (status >= 500) failed.push(`${told} ${lines.slice(before).join("").slice(0, 1500)}`);
      if (isLong && ms > slowMs) late.push(request);
      const group = `${request.sender} ${Math.floor(status / 100)}xx`;
      statuses.set(group, (statuses.get(group) ?? 0) + 1);
    };
    /** A machine with other work answers late, too: what did is sent again alone, up to three times. */
    const stillSlow = async (again: HostileRequest[]): Promise<string[]> => {
      const slow: string[] = [];
      for (const request of again) {
        const times: number[] = [];
        while (times.length < 3 && !times.some((ms) => ms <= slowMs))
          times.push((await send(request, tokens[request.sender])).ms);
        if (!times.some((ms) => ms <= slowMs))
          slow.push(`${request.key}: ${times.join(", ")} ms, ${shown(request)}`);
      }
      return slow;
    };
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (const request of requests) {
          await seen(request);
          // A confirmation lasts ten minutes.
          if (++sent % 5000 === 0) await Promise.all([user, operator].map((one) => confirmNow(db, one.user)));
        }
      }),
    );
    expect(failed).toEqual([]);
    expect(await stillSlow(late)).toEqual([]);
    expect(lines.filter((line) => line.includes(mark))).toEqual([]);
    // Many were understood and done, not only refused.
    for (const sender of ["user", "operator"])
      expect(statuses.get(`${sender} 2xx`) ?? 0).toBeGreaterThan(count / 50);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  },
);

const shown = ({ path, headers, body }: HostileRequest) =>
  JSON.stringify({ path: path.slice(0, 200), headers, body: body?.toString("utf8", 0, 300) });
