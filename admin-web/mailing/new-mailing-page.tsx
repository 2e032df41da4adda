import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { MailingPreview } from '../../domain/answer/mailing/mailing-preview.ts';
import type { NewMailing } from '../../domain/mailing/mailing.ts';
import { placesIn } from '../../domain/mailing/place-in-text.ts';
import { newMailing } from '../../domain/use-case/mailing/mailing-form.ts';
import { complaintsOf } from '../form/complaints-of.ts';
import { EmptyNote } from '../kit/list-states.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { Section } from '../kit/section.tsx';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';
import { audienceFrom } from './audience.ts';
import { AudienceChoice } from './audience-choice.tsx';
import { LetterInputs } from './letter-inputs.tsx';
import { PreviewedMailing } from './previewed-mailing.tsx';

export const newMailingTitle = 'New mailing';

const empty = { subject: '', text: 'Hi {name},\n\n', spanishSubject: '', spanishText: '' };

interface Previewed {
  readonly mailing: NewMailing;
  readonly preview: MailingPreview;
}

/** Page for a new mailing: recipients, text, preview, and sending. */
export function NewMailingPage() {
  const provider = useProvider();
  const navigate = useNavigate();
  const [audience, setAudience] = useState(audienceFrom(useLocation().state));
  const [written, setWritten] = useState(empty);
  const [isAsked, setAsked] = useState(false);
  const [previewed, setPreviewed] = useState<Previewed>();
  const mailing = mailingOf(audience, written);
  const found = complaintsOf(newMailing)(mailing) as Readonly<Record<string, string>>;
  const complaints = isAsked ? found : {};
  const { run, isBusy } = useChange(provider.previewMailing, {
    failed: 'Failed to make the preview',
    after: (preview, mailing) => setPreviewed({ mailing, preview }),
  });
  const write = (change: object) => {
    setWritten({ ...written, ...change });
    setPreviewed(undefined);
  };
  const preview = () => {
    setAsked(true);
    if (Object.keys(found).length === 0) run(mailing);
  };
  const inputs = { list: audience.list, values: written, complaints, onChange: write };
  return (
    <>
      <PageHead title={newMailingTitle} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <AudienceChoice
            audience={audience}
            onChange={(chosen) => {
              setAudience(chosen);
              setPreviewed(undefined);
            }}
          />
          <Section title="The letter">
            <LetterInputs
              {...inputs}
              subject="subject"
              text="text"
              hint="Plain text. An empty line begins a new paragraph."
            />
            <Box component="details" sx={{ mt: 2 }} open={written.spanishText !== '' || undefined}>
              <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, minHeight: 32 }}>
                Spanish (optional)
              </Box>
              <LetterInputs
                {...inputs}
                subject="spanishSubject"
                text="spanishText"
                hint="Families who read Spanish get this one. Leave both empty and they get the English letter."
              />
            </Box>
            <Button
              variant={previewed ? 'outlined' : 'contained'}
              sx={{ mt: 2 }}
              aria-disabled={isBusy}
              onClick={preview}
            >
              Preview the letters
            </Button>
          </Section>
        </Box>
        {!previewed && (
          <EmptyNote
            title="Nothing is sent yet"
            text="The preview says how many letters go to whom, and shows the first as it will be read."
          />
        )}
        {previewed && (
          <PreviewedMailing
            preview={previewed.preview}
            namesTeams={namesTeams(previewed.mailing)}
            tryOut={() => provider.testMailing(previewed.mailing)}
            send={() => provider.sendMailing(previewed.mailing)}
            onSent={() => void navigate('/mailings')}
          />
        )}
      </Box>
    </>
  );
}

const namesTeams = ({ subject, text, spanishText }: NewMailing): boolean =>
  placesIn([subject, text, spanishText]).has('team');

function mailingOf({ list, filter }: ReturnType<typeof audienceFrom>, written: typeof empty): NewMailing {
  const given = (text: string) => (text.trim() === '' ? null : text);
  const { spanishSubject, spanishText } = written;
  return {
    ...{ list, filter: JSON.stringify(filter), subject: written.subject, text: written.text },
    ...{ spanishSubject: given(spanishSubject), spanishText: given(spanishText) },
  };
}
