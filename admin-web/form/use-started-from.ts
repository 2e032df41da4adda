import { useRef, useState } from 'react';
import { type RaRecord, useDataProvider, useResourceContext } from 'react-admin';

/** Record with which an edit started, and another organizer's changes since. */
export interface StartedFrom {
  readonly record: RaRecord | undefined;
  readonly theirs: RaRecord | undefined;
  readonly version: () => unknown;
  /** Returns the latest known record: the original, or the other organizer's version that is to be overwritten. */
  readonly onFile: () => RaRecord | undefined;
  readonly look: () => Promise<void>;
  readonly saveOverTheirs: () => void;
  readonly takeTheirs: () => void;
  /** Makes the saved record the new starting point, after a save that keeps the form open. */
  readonly goOnFrom: (saved: RaRecord) => void;
}

/** Keeps the record as it was when the form opened, so that later answers do not change it during the edit. */
export function useStartedFrom(arrived: RaRecord | undefined): StartedFrom {
  const resource = useResourceContext() ?? '';
  const records = useDataProvider();
  const [record, setRecord] = useState<RaRecord>();
  const [theirs, setTheirs] = useState<RaRecord>();
  const onFile = useRef<RaRecord>(undefined);
  if (record === undefined && arrived !== undefined) {
    onFile.current = arrived;
    setRecord(arrived);
  }
  return {
    record,
    theirs,
    version: () => onFile.current?.version,
    onFile: () => onFile.current,
    look: async () => {
      if (record === undefined) return;
      const { data } = await records.getOne(resource, { id: record.id });
      setTheirs(data);
    },
    saveOverTheirs: () => {
      onFile.current = theirs;
      setTheirs(undefined);
    },
    goOnFrom: (saved) => {
      onFile.current = saved;
      setRecord(saved);
    },
    takeTheirs: () => {
      onFile.current = theirs;
      setRecord(theirs);
      setTheirs(undefined);
    },
  };
}
