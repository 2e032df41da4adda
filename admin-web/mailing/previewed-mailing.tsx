import { Alert, Box, Button, Typography } from '@mui/material';
import type { MailingPreview, MailingTested, SampleLetter } from '../../domain/answer/mailing/mailing-preview.ts';
import { Section } from '../kit/section.tsx';
import { useChange } from '../kit/use-change.ts';
import { words } from './words.ts';

const said = words.preview;

/** How many letters go to whom, how the first reads, and what sends them. */
export function PreviewedMailing({
  preview,
  namesTeams = false,
  tryOut,
  send,
  onSent,
}: {
  readonly preview: MailingPreview;
  /** Whether the letter says the team of its reader, who may have none. */
  readonly namesTeams?: boolean;
  readonly tryOut: () => Promise<MailingTested>;
  readonly send: () => Promise<unknown>;
  readonly onSent: () => void;
}) {
  const test = useChange(tryOut, {
    ...words.test,
    about: ({ to }) => words.test.about(to),
  });
  const sending = useChange(send, { ...words.send, after: onSent });
  const { letters, people, addresses, first, samples, isMailDelivered } = preview;
  if (letters === 0) return <Alert severity="warning">{said.nobody}</Alert>;
  const names = first.map(({ name }) => name);
  return (
    <Section title={said.heading}>
      <Typography role="status" fontWeight={600}>
        {said.counts(letters, people, addresses)}
      </Typography>
      <Typography>{said.first(names, letters - names.length)}</Typography>
      {remarksOf(preview, namesTeams).map((remark) => (
        <Typography key={remark} color="text.secondary">
          {remark}
        </Typography>
      ))}
      {!isMailDelivered && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {said.noMail}
        </Alert>
      )}
      {samples.map((sample) => (
        <Sample key={sample.language} sample={sample} />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button variant="contained" aria-disabled={sending.isBusy} onClick={() => sending.run(undefined)}>
          {words.send.action(letters)}
        </Button>
        <Button variant="outlined" aria-disabled={test.isBusy} onClick={() => test.run(undefined)}>
          {words.test.action}
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
    ...(letters < people ? [said.once] : []),
    ...(spanish > 0 ? [said.spanish(spanish)] : []),
    ...(inTray > 0 ? [said.inTray(inTray)] : []),
    ...(withoutAddress > 0 ? [said.withoutAddress(withoutAddress)] : []),
    ...(namesTeams && withoutTeam > 0 ? [said.withoutTeam(withoutTeam)] : []),
    ...(wantNoNews > 0 ? [said.wantNoNews(wantNoNews)] : []),
    ...(news > 0 ? [said.news(news)] : []),
  ];
}

function Sample({ sample: { to, subject, text, language } }: { readonly sample: SampleLetter }) {
  return (
    <Box component="figure" lang={language} sx={{ m: 0, mt: 2 }}>
      <Typography component="figcaption" lang="en" color="text.secondary">
        {said.sample(to)}
      </Typography>
      <Box sx={letter}>
        <Typography fontWeight={600}>{subject}</Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 1 }}>{text}</Typography>
      </Box>
    </Box>
  );
}

const letter = { border: 1, borderColor: 'divider', borderRadius: 1, p: 2, mt: 0.5 } as const;
