import { useRef, useState } from 'react';
import { type RaRecord, useDataProvider, useResourceContext } from 'react-admin';

/** The record an edit began with, and what somebody else has made of it meanwhile. */
export interface StartedFrom {
  readonly record: RaRecord | undefined;
  readonly theirs: RaRecord | undefined;
  readonly version: () => unknown;
  /** What is on file as far as is known: what the edit began with, or what somebody else has made of it and is saved over. */
  readonly onFile: () => RaRecord | undefined;
  readonly look: () => Promise<void>;
  readonly saveOverTheirs: () => void;
  readonly takeTheirs: () => void;
  /** After a save that leaves the form open: what was answered is where the next change begins. */
  readonly goOnFrom: (saved: RaRecord) => void;
}

/** Keeps the record as it was when the form was opened: what arrives later changes nothing under the fingers. */
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
