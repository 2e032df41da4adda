import { Typography } from '@mui/material';
import { useState } from 'react';
import { useGetMany, useGetRecordRepresentation, useListContext, useRefresh, useResourceContext } from 'react-admin';
import { type RefusedRecord, SomeRefused } from '../transport/failure.ts';
import { DialogActions } from './dialog-actions.tsx';
import { StayingRecords } from './lost-records.tsx';
import { PageDialog } from './page-dialog.tsx';
import { useToast } from './use-toast.tsx';

/**
 * Returns what an action on the selected records does afterwards: it says how many are done, and of the refused ones, which stay selected,
 * the dialog says the names and the reasons.
 */
export function useRefused(done: (records: number) => string) {
  const { selectedIds, onSelect } = useListContext();
  const toast = useToast();
  const refresh = useRefresh();
  const [refused, setRefused] = useState<readonly RefusedRecord[]>([]);
  const tell = (staying: readonly RefusedRecord[]) => {
    const changed = selectedIds.length - staying.length;
    if (changed > 0) toast('good', done(changed));
    setRefused(staying);
    onSelect(staying.map(({ id }) => id));
    refresh();
  };
  const onError = (failure: unknown) => tell(failure instanceof SomeRefused ? failure.refused : []);
  return {
    outcome: { onSuccess: () => tell([]), onError },
    dialog: refused.length > 0 && <RefusedDialog refused={refused} onClose={() => setRefused([])} />,
  };
}

function RefusedDialog({
  refused,
  onClose,
}: {
  readonly refused: readonly RefusedRecord[];
  readonly onClose: () => void;
}) {
  const resource = useResourceContext() ?? '';
  const nameOf = useGetRecordRepresentation(resource);
  const { data } = useGetMany(resource, { ids: refused.map(({ id }) => id) });
  const lines = refused.map(({ id, why }) => ({
    id,
    name: String(nameOf(data?.find((one) => one?.id === id))),
    text: why,
  }));
  return (
    <PageDialog title="Not all were changed" onClose={onClose}>
      <Typography>These are still selected.</Typography>
      {data !== undefined && <StayingRecords lines={lines} />}
      <DialogActions onCancel={onClose} cancel="Close">
        {null}
      </DialogActions>
    </PageDialog>
  );
}
