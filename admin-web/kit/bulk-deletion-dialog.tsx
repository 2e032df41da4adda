import { Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import type { ChosenForDeletion } from '../../domain/answer/registration/deletion-preview.ts';
import { dollars } from '../../domain/payment/fee.ts';
import { isMissing } from '../transport/failure.ts';
import { useProvider } from '../transport/use-provider.ts';
import type { DeletionWords } from './bulk-deletion.tsx';
import { cannotBeUndone, confirmDeletion, lookingUpLoss } from './delete-dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { ListFailedNote, ListLoading } from './list-states.tsx';
import { LostRecords, paidIn, StayingRecords } from './lost-records.tsx';
import { MoneyQuestion } from './money-question.tsx';
import { PageDialog } from './page-dialog.tsx';
import { RunningRecords } from './running-records.tsx';
import { type BatchProgress, type SkippedRecord, useBatch } from './use-batch.ts';
import { useToast } from './use-toast.tsx';

/** Dialog that lists first the losses and the records that stay, then the progress, and finally the records that stayed with the reasons. */
export function BulkDeletionDialog({ said, onClose }: { readonly said: DeletionWords; readonly onClose: () => void }) {
  const { resource, selectedIds, onSelect } = useListContext();
  const [ids] = useState(() => selectedIds.map(Number));
  const provider = useProvider();
  const { data, error } = useQuery({
    queryKey: ['deletion', resource, ids],
    queryFn: () => provider.previewDeletion(resource, ids),
    gcTime: 0,
  });
  const [keepMoney, setKeepMoney] = useState(false);
  const queries = useQueryClient();
  const toast = useToast();
  const records = useDataProvider();
  const {
    soFar: deleting,
    run,
    stop,
  } = useBatch(
    ({ id }: ChosenForDeletion) => gone(records.delete(resource, { id, meta: { keepMoney } })),
    'It could not be deleted.',
  );
  const leave = ({ done, stayed }: BatchProgress) => {
    if (done.length > 0) toast('good', done.length === 1 ? '1 record deleted' : `${done.length} records deleted`);
    onSelect(stayed.map(({ id }) => id));
    onClose();
    void queries.invalidateQueries();
  };
  const start = async (chosen: readonly ChosenForDeletion[]) => {
    const over = await run(goingOf(chosen), stayingOf(chosen));
    if (over.stayed.length === 0) leave(over);
  };
  const isOver = deleting !== undefined && deleting.now === undefined;
  const close = () => {
    if (deleting === undefined) onClose();
    else if (isOver) leave(deleting);
    else stop();
  };
  return (
    <PageDialog title={confirmDeletion} onClose={close}>
      {deleting === undefined && data === undefined && error === null && <ListLoading label={lookingUpLoss} />}
      {error !== null && <ListFailedNote failure={error} />}
      {deleting === undefined && data !== undefined && (
        <Question records={data.records} said={said} onStart={() => start(data.records)} onCancel={onClose}>
          {said.asksMoney && paidIn(data.records) > 0 && (
            <MoneyQuestion amount={dollars(paidIn(data.records))} isKept={keepMoney} onAnswer={setKeepMoney} />
          )}
        </Question>
      )}
      {deleting !== undefined && !isOver && (
        <RunningRecords
          soFar={deleting}
          all={goingOf(data?.records ?? []).length}
          before={stayingOf(data?.records ?? []).length}
          said={{ running: (number, all) => `Deleting ${number} of ${all}…`, progress: 'Deletion', stop: 'Stop' }}
          onStop={stop}
        />
      )}
      {isOver && <Result deleting={deleting} onClose={close} />}
    </PageDialog>
  );
}

/** A record that somebody else has deleted counts as deleted. */
const gone = (deletion: Promise<unknown>) =>
  deletion.catch((failure) => {
    if (!isMissing(failure)) throw failure;
  });

const goingOf = (records: readonly ChosenForDeletion[]) => records.filter(({ stays }) => stays === null);

/** Returns the records that cannot be deleted by the rules. */
function stayingOf(chosen: readonly ChosenForDeletion[]): readonly SkippedRecord[] {
  return chosen.flatMap(({ id, name, stays }) => (stays === null ? [] : [{ id, name, why: stays }]));
}

function Question({
  records,
  said,
  onStart,
  onCancel,
  children,
}: {
  readonly records: readonly ChosenForDeletion[];
  readonly said: DeletionWords;
  readonly onStart: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}) {
  const going = goingOf(records).length;
  return (
    <>
      <Typography>
        {going === 0
          ? 'None of the selected records can be deleted.'
          : going === 1
            ? '1 record is deleted.'
            : `${going} records are deleted.`}
      </Typography>
      {going > 0 && (
        <LostRecords records={records} said={said}>
          {children}
        </LostRecords>
      )}
      <StayingRecords records={stayingOf(records)} />
      {going > 0 && (
        <Typography fontWeight={600} sx={{ mt: 1 }}>
          {cannotBeUndone}
        </Typography>
      )}
      <DialogActions onCancel={onCancel} isFinal>
        {going > 0 && (
          <Button variant="contained" color="error" onClick={onStart}>
            Delete
          </Button>
        )}
      </DialogActions>
    </>
  );
}

function Result({
  deleting: { done, stayed },
  onClose,
}: {
  readonly deleting: BatchProgress;
  readonly onClose: () => void;
}) {
  return (
    <>
      <Typography role="status">
        {done.length === 1 ? '1 record was deleted.' : `${done.length} records were deleted.`}
      </Typography>
      <StayingRecords records={stayed} />
      <DialogActions onCancel={onClose} cancel="Close" isFinal>
        {null}
      </DialogActions>
    </>
  );
}
