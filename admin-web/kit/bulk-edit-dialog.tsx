import { Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useGetRecordRepresentation, useListContext } from 'react-admin';
import { BulkAnswers } from './bulk-answers.tsx';
import type { BulkAnswer } from './bulk-edit.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { ListFailedNote, ListLoading } from './list-states.tsx';
import { StayingRecords } from './lost-records.tsx';
import { PageDialog } from './page-dialog.tsx';
import { RunningRecords } from './running-records.tsx';
import type { BatchProgress } from './use-batch.ts';
import { type Chosen, useBulkEdit } from './use-bulk-edit.ts';
import { useToast } from './use-toast.tsx';

/** Dialog that shows first the current values, then the progress, and finally the records that were not changed with the reasons, and an undo. */
export function BulkEditDialog({
  answers,
  onClose,
}: {
  readonly answers: readonly BulkAnswer[];
  readonly onClose: () => void;
}) {
  const { resource, selectedIds, onSelect } = useListContext();
  const [ids] = useState(() => selectedIds.map(Number));
  const provider = useDataProvider();
  const nameOf = useGetRecordRepresentation(resource);
  const { data, error } = useQuery({
    queryKey: ['bulk-edit', resource, ids],
    queryFn: async () => (await provider.getMany<RaRecord>(resource, { ids })).data,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { soFar: batchProgress, run, stop, undo } = useBulkEdit(resource);
  const tell = useTold(undo);
  const leave = ({ done, stayed }: BatchProgress) => {
    if (done.length > 0) tell(done.length);
    onSelect(stayed.map(({ id }) => id));
    onClose();
  };
  const start = async (records: readonly RaRecord[], chosen: readonly Chosen[]) => {
    const turns = records.map((record) => ({ id: Number(record.id), name: String(nameOf(record)), record, chosen }));
    const over = await run(turns);
    if (over.stayed.length === 0) leave(over);
  };
  const isOver = batchProgress !== undefined && batchProgress.now === undefined;
  const close = () => {
    if (batchProgress === undefined) onClose();
    else if (isOver) leave(batchProgress);
    else stop();
  };
  return (
    <PageDialog title={ids.length === 1 ? 'Edit 1 Record' : `Edit ${ids.length} Records`} onClose={close}>
      {data === undefined && error === null && <ListLoading label="Looking up what they have now…" />}
      {error !== null && <ListFailedNote failure={error} />}
      {batchProgress === undefined && data !== undefined && (
        <BulkAnswers
          answers={answers}
          records={data}
          onCancel={onClose}
          onSubmit={(chosen) => void start(data, chosen)}
        />
      )}
      {batchProgress !== undefined && !isOver && (
        <RunningRecords
          soFar={batchProgress}
          all={data?.length ?? 1}
          said={{ running: (number, all) => `Changing ${number} of ${all}…`, progress: 'Changes', stop: 'Stop' }}
          onStop={stop}
        />
      )}
      {isOver && (
        <>
          <Typography role="status">
            {batchProgress.done.length === 1
              ? '1 record was changed.'
              : `${batchProgress.done.length} records were changed.`}
          </Typography>
          <StayingRecords records={batchProgress.stayed} label="Not changed" />
          <DialogActions onCancel={close} cancel="Close" isFinal>
            {null}
          </DialogActions>
        </>
      )}
    </PageDialog>
  );
}

/** Returns a function that reports how many records were changed, with an undo. */
function useTold(undo: () => Promise<number>) {
  const toast = useToast();
  const queries = useQueryClient();
  const takeBack = async () => {
    const stayed = await undo();
    if (stayed > 0)
      toast('alarm', stayed === 1 ? '1 change could not be undone' : `${stayed} changes could not be undone`);
    else toast('good', 'All as it was before');
    await queries.invalidateQueries();
  };
  return (changed: number) => {
    toast('good', changed === 1 ? '1 record changed' : `${changed} records changed`, undefined, () => void takeBack());
    void queries.invalidateQueries();
  };
}
