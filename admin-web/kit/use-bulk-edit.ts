import { useRef } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { BulkAnswer } from './bulk-edit.tsx';
import { type Turn, useOneByOne } from './use-one-by-one.ts';

/** What was chosen for an answer; an answer that is left as it is stands in none. */
export interface Chosen {
  readonly answer: BulkAnswer;
  readonly value: unknown;
}

/** A record whose turn it is, as it was read, with what it is to be given. */
export interface EditTurn extends Turn {
  readonly record: RaRecord;
  readonly chosen: readonly Chosen[];
}

/** Changes records one by one, and knows the way back of each that was changed. */
export function useBulkEdit(resource: string) {
  const provider = useDataProvider();
  const back = useRef<EditTurn[]>([]);
  const given = async (record: RaRecord, { answer, value }: Chosen, isUndo: boolean): Promise<RaRecord> => {
    if (answer.save !== undefined) return { ...record, ...(await answer.save(record, value, isUndo)) };
    const data = { [answer.source]: value, version: record.version };
    return { ...record, ...(await provider.update(resource, { id: record.id, data, previousData: record })).data };
  };
  const { run, ...onward } = useOneByOne(async ({ record, chosen, ...turn }: EditTurn) => {
    let now = record;
    for (const one of chosen) {
      const before = now[one.answer.source];
      if (before === one.value) continue;
      now = await given(now, one, false);
      back.current.push({ ...turn, record: now, chosen: [{ answer: one.answer, value: before }] });
    }
  }, 'It could not be changed.');
  /** Gives every record what it had, the last change first; answers how many changes stay. */
  const undo = async (): Promise<number> => {
    const latest = new Map<number, RaRecord>();
    let stayed = 0;
    for (const { id, record, chosen } of back.current.toReversed()) {
      try {
        for (const one of chosen) latest.set(id, await given(latest.get(id) ?? record, one, true));
      } catch {
        stayed += 1;
      }
    }
    return stayed;
  };
  return { ...onward, run, undo };
}
