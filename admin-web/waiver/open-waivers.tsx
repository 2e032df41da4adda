import Mail from '@mui/icons-material/MailOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { RemindersAhead } from '../../domain/answer/waiver/reminder-preview.ts';
import { counted } from '../kit/counted.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { May } from '../kit/may.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useProvider } from '../transport/use-provider.ts';
import { useReminders } from './use-reminders.ts';

/** Number of missing waivers in the filtered tournament, and a button to remind all their families. */
export function WaiversMissing() {
  const provider = useProvider();
  const tournamentId: number | undefined = useListContext().filterValues.tournamentId;
  const [isAsked, setAsked] = useState(false);
  const { data, refetch } = useQuery({
    queryKey: ['tournament-registrations', 'waiver-reminders', tournamentId],
    queryFn: () => provider.missingWaivers(tournamentId),
  });
  if (data === undefined || openOf(data) === 0) return null;
  return (
    <Box sx={strip}>
      <Typography>
        Waivers: {data.allUnsigned.toLocaleString('en-US')} unsigned, {data.allClaimed.toLocaleString('en-US')} claimed
        and not confirmed by a parent.
      </Typography>
      <May act="change">
        <Button startIcon={<Mail />} onClick={() => void refetch().then(() => setAsked(true))}>
          Remind all unsigned and claimed
        </Button>
      </May>
      {!data.isMailDelivered && <Alert severity="warning">{noMail}</Alert>}
      {isAsked && <Question open={data} tournamentId={tournamentId} onClose={() => setAsked(false)} />}
    </Box>
  );
}

interface QuestionProps {
  readonly open: RemindersAhead;
  readonly tournamentId: number | undefined;
  readonly onClose: () => void;
}

/** Confirmation that lists the recipients before letters are sent. */
function Question({ open, tournamentId, onClose }: QuestionProps) {
  const { unsigned, claimed, remindedToday, withoutAddress, names } = open;
  const { run, isBusy } = useReminders(onClose);
  const due = unsigned + claimed;
  return (
    <PageDialog title="Send waiver links" onClose={onClose} width="xs">
      <Typography fontWeight={600}>
        {due === 0
          ? 'Nobody can be written to now.'
          : `${counted(unsigned + claimed, 'letter')} will go out: ${unsigned} to sign the waiver, ${claimed} to confirm it.`}
      </Typography>
      {due > 0 && <Typography sx={{ mt: 1 }}>{remindNames(names, due - names.length)}</Typography>}
      {remindedToday > 0 && (
        <Typography sx={{ mt: 1 }}>
          {counted(remindedToday, 'family', 'families')} had a reminder within the last day: no letter now.
        </Typography>
      )}
      {withoutAddress > 0 && (
        <Typography sx={{ mt: 1 }}>
          Without an address on file: {counted(withoutAddress, 'family', 'families')}. Their letters are in the post
          tray.
        </Typography>
      )}
      {!open.isMailDelivered && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {noMail}
        </Alert>
      )}
      <DialogActions onCancel={onClose}>
        <Button variant="contained" disabled={due === 0} aria-disabled={isBusy} onClick={() => run({ tournamentId })}>
          Send the links
        </Button>
      </DialogActions>
    </PageDialog>
  );
}

function openOf({ allUnsigned, allClaimed }: RemindersAhead): number {
  return allUnsigned + allClaimed;
}

const strip = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mb: 1.5 } as const;

const noMail = 'No mail server is set up: letters are kept and not sent. Enter waivers that are signed on paper.';

const remindNames = (names: readonly string[], others: number) =>
  others > 0 ? `${names.join(', ')} and ${others} more` : names.join(', ');
