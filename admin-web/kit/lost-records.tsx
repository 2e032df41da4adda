import { Alert, AlertTitle, Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { ChosenForDeletion } from '../../domain/answer/registration/deletion-preview.ts';
import { dollars } from '../../domain/payment/fee.ts';
import type { DeletionWords } from './bulk-deletion.tsx';
import type { SkippedRecord } from './use-batch.ts';

/** Losses with the chosen records: the total of the money, and other losses by record. */
export function LostRecords({
  records,
  said,
  children,
}: {
  readonly records: readonly ChosenForDeletion[];
  readonly said: DeletionWords;
  readonly children?: ReactNode;
}) {
  const going = records.filter(({ stays }) => stays === null);
  const paid = paidIn(records);
  const named = going.map((record) => ({ record, lost: said.lost(record) }));
  return (
    <>
      <Typography sx={{ mt: 1 }}>{said.remark}</Typography>
      {paid > 0 && (
        <Typography fontWeight={600} sx={{ mt: 1 }}>
          {said.allPaid(dollars(paid))}
        </Typography>
      )}
      {children}
      <Box component="ul" aria-label="What goes with them" sx={list}>
        {named.map(({ record: { id, name }, lost }) => (
          <li key={id}>{lost.length === 0 ? name : `${name}: ${lost.join('; ')}`}</li>
        ))}
      </Box>
    </>
  );
}

/** Returns the amount received for the records to be deleted, in US cents. */
export function paidIn(records: readonly ChosenForDeletion[]): number {
  return records.reduce((sum, { paidCents, stays }) => (stays === null ? sum + paidCents : sum), 0);
}

/** Records that stay, by name, with the reasons. */
export function StayingRecords({
  records,
  label = 'Not deleted',
}: {
  readonly records: readonly SkippedRecord[];
  readonly label?: string;
}) {
  if (records.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      <AlertTitle>{records.length === 1 ? '1 record stays:' : `${records.length} records stay:`}</AlertTitle>
      <Box component="ul" aria-label={label} sx={{ ...list, my: 0 }}>
        {records.map(({ id, name, why }) => (
          <li key={id}>
            {name}: {why}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

const list = { my: 1, pl: 2.5, '& li': { overflowWrap: 'anywhere' } } as const;
