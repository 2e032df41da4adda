import Done from '@mui/icons-material/Check';
import Print from '@mui/icons-material/PrintOutlined';
import { Box, Button, Link, Typography } from '@mui/material';
import { type ListedMessage, messageStateLabels, type ReaderInTray } from '../../domain/answer/mail/listed-message.ts';
import { manualDeliveries, type WayToPassOn } from '../../domain/mail/post-tray.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { OnPaper } from '../kit/on-paper.tsx';
import { useChange } from '../kit/use-change.ts';
import { useWayBack } from '../kit/use-way-back.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { useProvider } from '../transport/use-provider.ts';

const passedOn: Readonly<Record<WayToPassOn, string>> = { printed: 'Done: printed', 'read out': 'Done: read out' };

/** Ways to reach the family of a letter in the post tray: the guardian's name, and phone numbers as links. */
export function HowReached({ guardian, phones }: ReaderInTray) {
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary' }}>
      {guardian !== null && <span>Parent or guardian: {guardian}</span>}
      {[...new Set(phones)].map((phone) => (
        <Link key={phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`} color="inherit">
          {phone}
        </Link>
      ))}
    </Box>
  );
}

/** Buttons to print a letter of the post tray, and to remove it once it was printed or read out. */
export function PassOn({ message }: { readonly message: Sent<ListedMessage> }) {
  const provider = useProvider();
  const back = useWayBack();
  const { run, isBusy } = useChange((how: WayToPassOn) => provider.passOnMessage(message.id, how), {
    done: 'Letter taken out of the post tray',
    failed: 'Failed to take the letter out of the post tray',
    about: () => message.subject,
    after: back,
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="contained" startIcon={<Print />} onClick={() => window.print()}>
          Print
        </Button>
        {message.state === 'in tray' &&
          manualDeliveries.map((how) => (
            <Button key={how} variant="outlined" startIcon={<Done />} aria-disabled={isBusy} onClick={() => run(how)}>
              {passedOn[how]}
            </Button>
          ))}
      </Box>
      {message.state !== 'in tray' && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {messageStateLabels[message.state]}, {dayAndTimeOf(message.sentAt)}
        </Typography>
      )}
      <OnPaper name="letter-on-paper">
        <Box component="h1" sx={{ fontSize: '16pt', mt: 0 }}>
          {message.subject}
        </Box>
        <Box sx={{ whiteSpace: 'pre-wrap', fontSize: '11pt', lineHeight: 1.4 }}>{message.text}</Box>
      </OnPaper>
    </>
  );
}
