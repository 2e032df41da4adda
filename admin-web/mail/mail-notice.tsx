import { Alert, Box, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as PageLink } from 'react-router';
import { type MailQueue, mostWaitingCounted } from '../../domain/answer/mail/mail-queue.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { filteredListPath } from '../kit/filtered-list.tsx';
import { useMay } from '../kit/may.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { ask } from '../transport/call.ts';
import { TestLetter } from './test-letter.tsx';

const millisecondsBetweenLooks = 60_000;

/** Notice that no mail is sent: missing settings or the mail server's error, and the number of waiting letters. */
export function MailNotice() {
  const queue = useMailQueue();
  if (queue === undefined || (queue.isSetUp && queue.lastError === null)) return null;
  const title = queue.isSetUp ? 'The mail server takes no letters' : 'Mail is not set up: no letter leaves';
  return (
    <Alert severity="warning" sx={band}>
      <Box sx={line}>
        <strong>{title}</strong>
        <Box data-waiting>
          {waitingOf(queue)}{' '}
          <Link component={PageLink} to={lettersThatWait} color="inherit">
            See the letters
          </Link>
        </Box>
        {queue.isSetUp && queue.lastError !== null && <Box data-reason>It said: {queue.lastError}</Box>}
        <details>
          <summary>
            <span data-narrow>{title}</span>
            <span data-wide>{queue.isSetUp ? 'A test letter' : 'What to set, and a test letter'}</span>
          </summary>
          {!queue.isSetUp && <ToSet names={queue.toSet} />}
          <Box sx={{ mt: 1, mb: 0.5 }}>
            <TestLetter isSetUp={queue.isSetUp} />
          </Box>
        </details>
      </Box>
    </Alert>
  );
}

/** Fetches the state of the mail queue, for roles that may read letters. */
export function useMailQueue(): Sent<MailQueue> | undefined {
  const mayRead = useMay('read letters');
  const { data } = useQuery({
    queryKey: ['mail-queue'],
    queryFn: mailQueue,
    refetchInterval: millisecondsBetweenLooks,
    enabled: mayRead,
  });
  return data;
}

const lettersThatWait = filteredListPath('messages', { state: 'waiting' });

function waitingOf({ waiting, waitingSince }: Sent<MailQueue>): string {
  const letters =
    waiting > mostWaitingCounted
      ? `More than ${mostWaitingCounted.toLocaleString('en-US')} letters wait`
      : waiting === 1
        ? '1 letter waits'
        : `${waiting.toLocaleString('en-US')} letters wait`;
  return waitingLetters(letters, dayAndTimeOf(waitingSince ?? undefined));
}

function ToSet({ names }: { readonly names: readonly string[] }) {
  return (
    <>
      <Box>Whoever runs the site sets these, and starts it again; what waits then leaves by itself:</Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code> {examples[name]}
          </li>
        ))}
      </Box>
    </>
  );
}

/** One line, so that the rows below do not move; on a phone the full text opens together with the instructions. */
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  '& > strong': { fontWeight: 600 },
  '& > strong, & [data-wide]': { display: { xs: 'none', sm: 'inline' } },
  '& [data-narrow]': { display: { xs: 'inline', sm: 'none' }, fontWeight: 600 },
  '& > details[open]': { flexBasis: '100%' },
  '& > [data-waiting], & > [data-reason]': { display: { xs: 'none', sm: 'block' }, order: { xs: 2, sm: 0 } },
  '&:has(> details[open]) > [data-waiting], &:has(> details[open]) > [data-reason]': { display: 'block' },
  '& summary': { cursor: 'pointer', width: 'fit-content', minHeight: 24 },
} as const;

const band = {
  borderRadius: 0,
  py: 0,
  '& + dl': { pt: 0.5 },
  '& .MuiAlert-icon': { py: '2px', mr: 1 },
  '& .MuiAlert-message': { py: '2px', minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' },
} as const;

const waitingLetters = (letters: string, since: string | undefined) =>
  since === undefined ? 'No letter waits yet.' : `${letters}, the first since ${since}.`;

const examples = {
  SMTP_URL: 'smtp://user:password@mail.example:587, where mail is handed over',
  MAIL_FROM: 'Golden Goal <play@club.example>, whom letters come from',
} as Readonly<Record<string, string>>;

const mailQueue = () => ask<Sent<MailQueue>>('/api/admin/mail-server/queue');
