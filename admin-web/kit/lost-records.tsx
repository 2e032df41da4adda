import { Alert, AlertTitle, Box, Typography } from '@mui/material';
import type { Identifier } from 'react-admin';
import type { ChosenForDeletion } from '../../domain/answer/registration/deletion-preview.ts';
import { dollars } from '../../domain/rule/payment/fee.ts';
import { counted } from './counted.ts';

/** Losses with the chosen records: the money received in all, and other losses by record. */
export function LostRecords({
  records,
  lost,
}: {
  readonly records: readonly ChosenForDeletion[];
  readonly lost: (record: ChosenForDeletion) => readonly string[];
}) {
  const going = records.filter(({ stays }) => stays === null);
  const paid = going.reduce((sum, { paidCents }) => sum + paidCents, 0);
  return (
    <>
      <Typography fontWeight={600} sx={{ mt: 1 }}>
        {counted(going.length, 'record')} {going.length === 1 ? 'is' : 'are'} deleted.{' '}
        {paid > 0 && `${dollars(paid)} was received for them.`}
      </Typography>
      <NamedRecords
        label="What goes with them"
        lines={going.map((one) => ({ id: one.id, name: one.name, text: lost(one).join('; ') }))}
      />
    </>
  );
}

/** Records that stay, by name, with the reasons. */
export function StayingRecords({ lines }: { readonly lines: readonly NamedLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      <AlertTitle>
        {counted(lines.length, 'record')} {lines.length === 1 ? 'stays' : 'stay'} as before:
      </AlertTitle>
      <NamedRecords label="As before" lines={lines} />
    </Alert>
  );
}

/** Name of a record, and a text about it. */
interface NamedLine {
  readonly id: Identifier;
  readonly name: string;
  readonly text: string;
}

export function NamedRecords({ label, lines }: { readonly label: string; readonly lines: readonly NamedLine[] }) {
  return (
    <Box component="ul" aria-label={label} sx={{ my: 1, pl: 2.5, '& li': { overflowWrap: 'anywhere' } }}>
      {lines.map(({ id, name, text }) => (
        <li key={id}>{text === '' ? name : `${name}: ${text}`}</li>
      ))}
    </Box>
  );
}

/** Returns the losses with a player or a registration. */
export function lossesWith({ paidCents, waivers, goals, leaderless }: ChosenForDeletion): readonly string[] {
  return [
    ...(paidCents > 0 ? [`${dollars(paidCents)} paid`] : []),
    ...(waivers > 0 ? [counted(waivers, 'signed waiver')] : []),
    ...(goals > 0 ? [`${counted(goals, 'goal')} in the scores`] : []),
    ...leaderless.map((team) => `${team} loses its captain`),
  ];
}
