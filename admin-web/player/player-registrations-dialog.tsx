import { Box, Paper, Skeleton, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useGetList } from 'react-admin';
import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import {
  flagLabels,
  type ListedRegistration,
  waiverStateLabels,
} from '../../domain/answer/registration/listed-registration.ts';
import { dollars } from '../../domain/rule/payment/fee.ts';
import { playWith } from '../../domain/use-case/free-agent/new-free-agent.ts';
import { playerForm } from '../../domain/use-case/player/player-form.ts';
import { notes } from '../../domain/use-case/registration/player-fields.ts';
import { FetchFailed } from '../kit/fetch-failed.tsx';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { PaymentView } from '../payment/payment-view.tsx';
import { teamLabel } from '../registration/registration-facts.tsx';
import { shortDayOf } from '../time/eastern-time.ts';

/** Dialog with all registrations of one player. */
export function PlayerRegistrationsDialog() {
  return (
    <RecordDialog<ListedPlayer> title={({ name }) => `Registrations of ${name}`} width="md">
      {({ id }) => <SideBySide playerId={id} />}
    </RecordDialog>
  );
}

function SideBySide({ playerId }: { readonly playerId: number }) {
  const { data, isPending, error } = useGetList<ListedRegistration>('tournament-registrations', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'registrationDate', order: 'DESC' },
    filter: { playerId },
  });
  if (isPending) return <Skeleton variant="rounded" height={160} />;
  if (data === undefined) return <FetchFailed title="Failed to fetch registrations" failure={error} />;
  if (data.length === 0) return <Typography>Not registered for any tournament.</Typography>;
  return (
    <Box sx={columns}>
      {data.map((registration) => (
        <Paper key={registration.id} variant="outlined" component="section" sx={{ p: 2 }}>
          <Typography variant="h3">{registration.tournamentName}</Typography>
          <Box component="dl" sx={facts}>
            {factsOf(registration).map(([label, value]) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </Box>
        </Paper>
      ))}
    </Box>
  );
}

function factsOf(one: ListedRegistration) {
  const payment = { ...one, paymentConfirmed: one.paymentStatus === 'paid' };
  const all = [
    [playerForm.fields.teamId.label, teamLabel(one.teamName)],
    ['Division', one.ageBracket],
    ['Payment', <PaymentView key="payment" of={payment} />],
    ['Fee', dollars(one.amountCents)],
    ['Reference', one.paymentReference],
    ['Registered', shortDayOf(one.registrationDate)],
    ['Waiver', waiverStateLabels[one.waiverState]],
    [playWith.label, one.playWith],
    [notes.label, one.notes],
    ['To look at', one.flags.map((flag) => flagLabels[flag]).join(', ')],
  ] as const;
  return all.filter(([, value]) => value !== null && value !== '' && value !== undefined);
}

const columns = { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))' };
const facts = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.25,
  m: 0,
  mt: 1,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
} as const;
