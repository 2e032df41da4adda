import { Alert, Box, Button, Typography } from '@mui/material';
import type { MailingPreview, MailingTested, SampleLetter } from '../../domain/answer/mailing/mailing-preview.ts';
import { counted } from '../kit/counted.ts';
import { Section } from '../kit/section.tsx';
import { useChange } from '../kit/use-change.ts';

/** Preview of a mailing: number of letters, the first letter, and the button that sends them. */
export function PreviewedMailing({
  preview,
  namesTeams = false,
  tryOut,
  send,
  onSent,
}: {
  readonly preview: MailingPreview;
  /** Whether the letter names the recipient's team, who may have none. */
  readonly namesTeams?: boolean;
  readonly tryOut: () => Promise<MailingTested>;
  readonly send: () => Promise<unknown>;
  readonly onSent: () => void;
}) {
  const test = useChange(tryOut, {
    done: 'The test is on its way',
    failed: 'Failed to send the test',
    about: ({ to }) => `To ${to}; its links open nothing.`,
  });
  const sending = useChange(send, {
    done: 'The mailing is on its way',
    failed: 'Failed to send the mailing',
    after: onSent,
  });
  const { letters, people, addresses, first, samples, isMailDelivered } = preview;
  if (letters === 0) return <Alert severity="warning">Nobody who can be written to is meant.</Alert>;
  const names = first.map(({ name }) => name);
  return (
    <Section title="What will be sent">
      <Typography role="status" fontWeight={600}>
        {counted(letters, 'letter')} for {counted(people, 'person', 'people')} at{' '}
        {counted(addresses, 'address', 'addresses')}
      </Typography>
      <Typography>{firstOf(names, letters - names.length)}</Typography>
      {remarksOf(preview, namesTeams).map((remark) => (
        <Typography key={remark} color="text.secondary">
          {remark}
        </Typography>
      ))}
      {!isMailDelivered && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          No mail server is set up: letters are kept and not sent.
        </Alert>
      )}
      {samples.map((sample) => (
        <Sample key={sample.language} sample={sample} />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button variant="contained" aria-disabled={sending.isBusy} onClick={() => sending.run()}>
          Send {counted(letters, 'letter')}
        </Button>
        <Button variant="outlined" aria-disabled={test.isBusy} onClick={() => test.run()}>
          Send a test to me
        </Button>
      </Box>
    </Section>
  );
}

function remarksOf(
  { letters, people, withoutAddress, ...rest }: MailingPreview,
  namesTeams: boolean,
): readonly string[] {
  const { spanish, withoutTeam, wantNoNews, news, inTray } = rest;
  return [
    ...(letters < people ? ['The same text goes to an address once.'] : []),
    ...(spanish > 0 ? [`${counted(spanish, 'letter')} to families who read Spanish`] : []),
    ...(inTray > 0 ? [`${counted(inTray, 'letter')} to people without an address: in the post tray`] : []),
    ...(withoutAddress > 0 ? [`${counted(withoutAddress, 'person', 'people')} without an address get none`] : []),
    ...(namesTeams && withoutTeam > 0
      ? [`${counted(withoutTeam, 'person', 'people')} without a team read “no team yet”`]
      : []),
    ...(wantNoNews > 0 ? [`${counted(wantNoNews, 'person', 'people')} want no such letters and get none`] : []),
    ...(news > 0
      ? [`${counted(news, 'letter')} to people with nothing still to be played: with a link that ends such letters`]
      : []),
  ];
}

function Sample({ sample: { to, subject, text, language } }: { readonly sample: SampleLetter }) {
  return (
    <Box component="figure" lang={language} sx={{ m: 0, mt: 2 }}>
      <Typography component="figcaption" lang="en" color="text.secondary">
        {to === '' ? 'As it goes to the post tray, where it has no link' : `As ${to} gets it`}
      </Typography>
      <Box sx={letter}>
        <Typography fontWeight={600}>{subject}</Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 1 }}>{text}</Typography>
      </Box>
    </Box>
  );
}

const letter = { border: 1, borderColor: 'divider', borderRadius: 1, p: 2, mt: 0.5 } as const;

const firstOf = (names: readonly string[], others: number) =>
  others > 0 ? `To ${names.join(', ')} and ${others.toLocaleString('en-US')} more` : `To ${names.join(', ')}`;
