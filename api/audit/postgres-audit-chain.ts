import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Result of verifying the whole audit: number of entries, hash of the last one, and the errors found, in words. */
interface AuditVerdict {
  readonly entries: number;
  /** Hash of the last entry; a copy stored elsewhere shows later whether it is still part of the chain. */
  readonly head: string;
  readonly wrong: readonly string[];
}

/** Position in the chain with its entry; either may be missing. */
interface Link {
  readonly position: number | null;
  readonly hash: string | null;
  readonly commitment: string | null;
  readonly entryId: number;
  /** Hashed content of the entry, its words replaced by their commitment. */
  readonly content: string | null;
  readonly salt: string | null;
  readonly words: string | null;
}

interface Ends {
  readonly firstPosition: number;
  readonly firstHash: string;
  readonly lastPosition: number;
  readonly lastHash: string;
}

const ofOneMoment = 'begin isolation level repeatable read read only';
const batch = 5000;

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Recomputes every hash from today's entries; a hash recorded earlier must still be found among them. */
export async function verifyAudit(client: pg.ClientBase, keptHash?: string): Promise<AuditVerdict> {
  await client.query(ofOneMoment);
  const ends = await endsOf(client);
  const removals = await removalsOf(client);
  const wrong: string[] = [];
  let [entries, position, hash] = [0, ends.firstPosition, ends.firstHash];
  let isKeptFound = keptHash === undefined || keptHash === hash;
  for await (const link of linksOf(client)) {
    wrong.push(...complaintsAbout(link, { position: position + 1, hash }, removals));
    if (link.content !== null) entries += 1;
    if (link.position === null || link.hash === null) continue;
    [position, hash] = [link.position, link.hash];
    isKeptFound ||= hash === keptHash;
  }
  if (position !== ends.lastPosition || hash !== ends.lastHash)
    wrong.push(`The audit ends at place ${position}, and once ended at ${ends.lastPosition}`);
  if (!isKeptFound) wrong.push(`The hash ${keptHash} is no part of the audit any more`);
  await client.query('rollback');
  return { entries, head: hash, wrong };
}

function complaintsAbout(
  link: Link,
  expected: { readonly position: number; readonly hash: string },
  removals: ReadonlyMap<number, string>,
): readonly string[] {
  const { position, content, commitment, entryId } = link;
  if (position === null) return [`Entry ${entryId} was put in beside the chain`];
  const gap =
    position === expected.position ? [] : [`Nothing stands at place ${expected.position}, before ${position}`];
  if (content === null || commitment === null) return [...gap, `Entry ${entryId} is missing`];
  if (gap.length === 0 && sha256(`${expected.hash}${content}`) !== link.hash)
    return [`Entry ${entryId} is not as it was written, or not in its place`];
  const bound = sha256(`${link.salt}${link.words}`);
  const areOwnWords = bound === commitment || bound === removals.get(entryId);
  return areOwnWords ? gap : [...gap, `Entry ${entryId} does not say what it said`];
}

async function endsOf(client: pg.ClientBase): Promise<Ends> {
  const { rows } = await client.query<Ends>(
    `select first_position as "firstPosition", first_hash as "firstHash",
       last_position as "lastPosition", last_hash as "lastHash" from audit_ends`,
  );
  return rows[0] ?? { firstPosition: 0, firstHash: '', lastPosition: 0, lastHash: '' };
}

/** Returns the entries that have lost words since they were written, each with its current commitment. */
async function removalsOf(client: pg.ClientBase): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<{ id: string; commitment: string }>(
    `select gone.key as id, gone.value as commitment
     from audit join audit_chain on entry_id = audit.id, jsonb_each_text(after -> 'removedFrom') gone
     where what = 'words removed' order by position`,
  );
  return new Map(rows.map(({ id, commitment }) => [Number(id), commitment]));
}

async function* linksOf(client: pg.ClientBase): AsyncGenerator<Link> {
  await client.query(`declare links no scroll cursor for
    select position, hash, commitment, coalesce(entry_id, audit.id) as "entryId", audit.salt::text as salt,
      jsonb_build_array(before, after)::text as words,
      case when audit.id is null then null else (jsonb_build_array(position, audit.id,
        (extract(epoch from at) * 1000000)::bigint, who, kind, proved, thing, record_id, what, request_id, source,
        commitment) || case when role is null then '[]' else jsonb_build_array(role) end)::text end as content
    from audit_chain full join audit on audit.id = entry_id order by position nulls last, audit.id`);
  for (;;) {
    const { rows } = await client.query<Link>(`fetch ${batch} from links`);
    if (rows.length === 0) return;
    yield* rows;
  }
}
