import type { Queryable } from "../../base/db/queryable.ts";

interface NewBatchWork {
  workId: string;
  batchId: string;
  position: number;
}

/** Inside the transaction that gives the works their leaves. */
export async function insertBatchWorks(tx: Queryable, works: readonly NewBatchWork[]): Promise<void> {
  await tx.query({
    name: "insert-batch-works",
    text: `insert into batch_works (work_id, batch_id, position)
      select * from unnest($1::uuid[], $2::uuid[], $3::smallint[])`,
    values: [
      works.map(({ workId }) => workId),
      works.map(({ batchId }) => batchId),
      works.map(({ position }) => position),
    ],
  });
}

interface BatchPlace {
  workId: string;
  certificateId: string;
  index: number;
  registeredAt: Date;
}

/** What was registered together with this certificate, in the order of the request; of an erased work nothing. */
export async function listPlacesOfBatch(db: Queryable, certificateId: string): Promise<BatchPlace[]> {
  const { rows } = await db.query<BatchPlace>(
    `select c.work_id as "workId", c.id as "certificateId", e.index, c.registered_at as "registeredAt"
     from certificates one join batch_works b on b.work_id = one.work_id
       join batch_works o on o.batch_id = b.batch_id join certificates c on c.work_id = o.work_id
       join certificate_places e on e.certificate_id = c.id
     where one.id = $1 order by o.position`,
    [certificateId],
  );
  return rows;
}

interface BatchFacts {
  titles: string[];
  count: number;
  registeredAt: Date;
  /** The index of its last leaf. */
  lastIndex: number;
}

/** What a letter says of a batch: the titles of its first works as they are now. Undefined once all are erased. */
export async function findBatch(
  db: Queryable,
  batchId: string,
  { titles }: { titles: number },
): Promise<BatchFacts | undefined> {
  const { rows } = await db.query<Omit<BatchFacts, "count"> & { count: number }>(
    `select array(select w.title from batch_works o join works w on w.id = o.work_id
         where o.batch_id = $1 order by o.position limit $2) as titles,
       count(*)::int as count, min(c.registered_at) as "registeredAt", max(e.index) as "lastIndex"
     from batch_works b join certificates c on c.work_id = b.work_id
       join certificate_places e on e.certificate_id = c.id
     where b.batch_id = $1 having count(*) > 0`,
    [batchId, titles],
  );
  return rows[0];
}
