import { useRef, useState } from 'react';
import { type RaRecord, useDataProvider, useResourceContext } from 'react-admin';

/** Record as it was when the answers were typed, and as another organizer has saved it since. */
export interface Conflict<R extends RaRecord = RaRecord> {
  readonly before: R;
  readonly theirs: R;
}

/** Record with which an edit started, and another organizer's changes since. */
export interface StartedFrom<R extends RaRecord = RaRecord> {
  readonly record: R | undefined;
  readonly conflict: Conflict<R> | undefined;
  /** Returns the latest known record, whose version a change names. */
  readonly onFile: () => R | undefined;
  /** Fetches what another organizer has saved; the next change is one of that. */
  readonly look: () => Promise<void>;
  /** Makes the saved record the new starting point, after a save that keeps the form open. */
  readonly goOnFrom: (saved: R) => void;
}

/** Keeps the record as it was when the form opened, so that later answers do not change it during the edit. */
export function useStartedFrom<R extends RaRecord>(arrived: R | undefined): StartedFrom<R> {
  const resource = useResourceContext() ?? '';
  const records = useDataProvider();
  const [record, setRecord] = useState<R>();
  const [conflict, setConflict] = useState<Conflict<R>>();
  const onFile = useRef<R>(undefined);
  if (record === undefined && arrived !== undefined) {
    onFile.current = arrived;
    setRecord(arrived);
  }
  return {
    record,
    conflict,
    onFile: () => onFile.current,
    look: async () => {
      const before = onFile.current;
      if (before === undefined) return;
      const { data: theirs } = await records.getOne<R>(resource, { id: before.id });
      onFile.current = theirs;
      setConflict({ before, theirs });
    },
    goOnFrom: (saved) => {
      onFile.current = saved;
      setRecord(saved);
      setConflict(undefined);
    },
  };
}
