import { useRef, useState } from 'react';
import { type RaRecord, useDataProvider, useResourceContext } from 'react-admin';

/** The record an edit began with, and what somebody else has made of it meanwhile. */
export interface StartedFrom {
  readonly record: RaRecord | undefined;
  readonly theirs: RaRecord | undefined;
  readonly version: () => unknown;
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
  const version = useRef<unknown>(undefined);
  if (record === undefined && arrived !== undefined) {
    version.current = arrived.version;
    setRecord(arrived);
  }
  return {
    record,
    theirs,
    version: () => version.current,
    look: async () => {
      if (record === undefined) return;
      const { data } = await records.getOne(resource, { id: record.id });
      setTheirs(data);
    },
    saveOverTheirs: () => {
      version.current = theirs?.version;
      setTheirs(undefined);
    },
    goOnFrom: (saved) => {
      version.current = saved.version;
      setRecord(saved);
    },
    takeTheirs: () => {
      version.current = theirs?.version;
      setRecord(theirs);
      setTheirs(undefined);
    },
  };
}
