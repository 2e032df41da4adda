import { useRef } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { BulkAnswer } from './bulk-edit.tsx';
import { type BatchRecord, useBatch } from './use-batch.ts';

/** Chosen value of an answer; untouched answers are left out. */
export interface Chosen {
  readonly answer: BulkAnswer;
  readonly value: unknown;
}

/** Record to be edited, as it was fetched, with its new values. */
interface EditTurn extends BatchRecord {
  readonly record: RaRecord;
  readonly chosen: readonly Chosen[];
}

/** Edits records one by one, and remembers how to undo each change. */
export function useBulkEdit(resource: string) {
  const provider = useDataProvider();
  const back = useRef<EditTurn[]>([]);
  const given = async (record: RaRecord, { answer, value }: Chosen, isUndo: boolean): Promise<RaRecord> => {
    if (answer.save !== undefined) return { ...record, ...(await answer.save(record, value, isUndo)) };
    const data = { [answer.source]: value, version: record.version };
    return { ...record, ...(await provider.update(resource, { id: record.id, data, previousData: record })).data };
  };
  const { run, ...onward } = useBatch(async ({ record, chosen, ...turn }: EditTurn) => {
    let now = record;
    for (const one of chosen) {
      const before = now[one.answer.source];
      if (before === one.value) continue;
      now = await given(now, one, false);
      back.current.push({ ...turn, record: now, chosen: [{ answer: one.answer, value: before }] });
    }
  }, 'It could not be changed.');
  /** Restores the former values, latest change first; returns the number of changes that could not be undone. */
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
