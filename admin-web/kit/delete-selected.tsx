import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { BulkDeleteButton, useListContext } from 'react-admin';
import type { ChosenForDeletion } from '../../domain/answer/registration/deletion-preview.ts';
import { counted } from './counted.ts';
import { cannotBeUndone, confirmDeletion, lookingUpLoss, previewDeletion } from './delete-dialog.tsx';
import { FetchFailed } from './fetch-failed.tsx';
import { LostRecords, StayingRecords } from './lost-records.tsx';
import { NotOnScreen } from './not-on-screen.tsx';
import { useRefused } from './use-refused.tsx';

interface Losses {
  /** Consequence for all of them. */
  readonly remark: string;
  /** Losses with one record; empty if none is worth mentioning. */
  readonly lost: (record: ChosenForDeletion) => readonly string[];
  /** Says how many are gone. */
  readonly done?: (records: number) => string;
}

/** Button that deletes the selected records of a list, each by the rules for one, after a question that names what is lost. */
export function DeleteSelected({ done = deleted, ...losses }: Losses) {
  const { outcome, dialog } = useRefused(done);
  return (
    <>
      <BulkDeleteButton
        mutationMode="pessimistic"
        mutationOptions={outcome}
        confirmTitle={confirmDeletion}
        confirmContent={<Question {...losses} />}
      />
      {dialog}
    </>
  );
}

const deleted = (records: number) => `${counted(records, 'record')} deleted`;

function Question({ remark, lost }: Losses) {
  const { resource, selectedIds } = useListContext();
  const { data, error } = useQuery({
    queryKey: ['deletion', resource, selectedIds],
    queryFn: () => previewDeletion(resource, selectedIds.map(Number)),
    gcTime: 0,
  });
  if (error !== null) return <FetchFailed title="Failed to fetch the selected records" failure={error} />;
  if (data === undefined) return <Typography role="status">{lookingUpLoss}</Typography>;
  const staying = data.records.flatMap(({ id, name, stays }) => (stays === null ? [] : [{ id, name, text: stays }]));
  return (
    <>
      <NotOnScreen />
      <Typography>{remark}</Typography>
      <LostRecords records={data.records} lost={lost} />
      <StayingRecords lines={staying} />
      <Typography sx={{ mt: 1 }}>{cannotBeUndone}</Typography>
    </>
  );
}
