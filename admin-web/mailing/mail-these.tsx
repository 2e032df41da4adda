import Mail from '@mui/icons-material/MailOutlined';
import { Alert, Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext, useResourceContext } from 'react-admin';
import type { MailingPreview, MailingSent } from '../../domain/answer/mailing/mailing-preview.ts';
import type { NewMailing } from '../../domain/rule/mailing/mailing.ts';
import { type MailedList, placesOf, waiverPlace } from '../../domain/rule/mailing/place-in-text.ts';
import { newMailing } from '../../domain/use-case/mailing/mailing-form.ts';
import { complaintsOf } from '../form/complaints-of.ts';
import { counted } from '../kit/counted.ts';
import { May } from '../kit/may.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { ask, send } from '../transport/call.ts';
import { SampleLetter } from './sample-letter.tsx';

const mailThese = 'Mail these';

/** Button to write to everybody in a filtered list: teams by their captain or contact. */
export function MailThese() {
  const { total = 0, filterValues } = useListContext();
  const list = useResourceContext() as MailedList;
  const [isOpen, setOpen] = useState(false);
  return (
    <May act="change">
      <Button disabled={total === 0} startIcon={<Mail />} onClick={() => setOpen(true)}>
        {mailThese}
      </Button>
      {isOpen && <MailingDialog list={list} filter={JSON.stringify(filterValues)} onClose={() => setOpen(false)} />}
    </May>
  );
}

const empty = { subject: '', text: 'Hi {name},\n\n', spanishSubject: '', spanishText: '' };

type Written = typeof empty;

function MailingDialog({
  list,
  filter,
  onClose,
}: {
  readonly list: MailedList;
  readonly filter: string;
  readonly onClose: () => void;
}) {
  const [written, setWritten] = useState(empty);
  const [isUrgent, setUrgent] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [previewed, setPreviewed] = useState<MailingPreview>();
  const [key, setKey] = useState(crypto.randomUUID());
  const mailing: NewMailing = { list, filter, ...answersIn(written), isUrgent };
  const found = complaintsOf(newMailing)(mailing) as Readonly<Record<string, string>>;
  const previewing = useChange(() => previewMailing(mailing), {
    failed: 'Failed to make the preview',
    after: setPreviewed,
  });
  const sending = useChange(() => sendMailing(mailing, key), {
    done: (_, { letters }) => `${counted(letters, 'letter')} on the way`,
    failed: 'Nothing was sent',
    after: onClose,
  });
  const forget = () => {
    setPreviewed(undefined);
    setKey(crypto.randomUUID());
  };
  const change = (changed: Partial<Written>) => {
    setWritten({ ...written, ...changed });
    forget();
  };
  const preview = () => {
    setChecked(true);
    if (Object.keys(found).length === 0) previewing.run();
  };
  return (
    <PageDialog title={mailThese} remark={`Filled in for each: ${placesIn(list)}`} width="md" onClose={onClose}>
      <Texts written={written} complaints={isChecked ? found : {}} onChange={change} />
      {list !== 'pre-registrations' && (
        <FormControlLabel
          control={
            <Checkbox
              checked={isUrgent}
              onChange={(_, checked) => {
                setUrgent(checked);
                forget();
              }}
            />
          }
          label={`${newMailing.fields.isUrgent.label}, once an hour`}
        />
      )}
      {previewed !== undefined && <Previewed preview={previewed} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, py: 2 }}>
        <Button
          variant={previewed === undefined ? 'contained' : 'outlined'}
          aria-disabled={previewing.isBusy}
          onClick={preview}
        >
          Preview
        </Button>
        {previewed !== undefined && previewed.letters > 0 && (
          <Button variant="contained" aria-disabled={sending.isBusy} onClick={() => sending.run()}>
            Send {counted(previewed.letters, 'letter')}
          </Button>
        )}
      </Box>
    </PageDialog>
  );
}

const placesIn = (list: MailedList): string =>
  placesOf[list]
    .map((place) => (place === waiverPlace ? `{${place}}, to the signer who has not signed` : `{${place}}`))
    .join(', ');

function answersIn({ spanishSubject, spanishText, ...english }: Written) {
  const given = (text: string) => (text.trim() === '' ? null : text);
  return { ...english, spanishSubject: given(spanishSubject), spanishText: given(spanishText) };
}

/** Inputs for subject and text, in English and optionally in Spanish. */
function Texts({
  written,
  complaints,
  onChange,
}: {
  readonly written: Written;
  readonly complaints: Readonly<Record<string, string>>;
  readonly onChange: (changed: Partial<Written>) => void;
}) {
  const input = (field: keyof Written, rows = 1) => (
    <TextField
      fullWidth
      margin="dense"
      multiline={rows > 1}
      minRows={rows}
      label={newMailing.fields[field].label}
      value={written[field]}
      error={complaints[field] !== undefined}
      helperText={complaints[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  );
  return (
    <>
      {input('subject')}
      {input('text', 6)}
      <Box component="details" sx={{ my: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, minHeight: 32 }}>
          Spanish (optional), for families who read it
        </Box>
        {input('spanishSubject')}
        {input('spanishText', 6)}
      </Box>
    </>
  );
}

/** Number of letters, and the first as its reader gets it. */
function Previewed({
  preview: { letters, withoutEmail, unsubscribed, sample, isMailDelivered },
}: {
  readonly preview: MailingPreview;
}) {
  const left = [
    ...(withoutEmail > 0 ? [`${withoutEmail.toLocaleString('en-US')} without an email get none`] : []),
    ...(unsubscribed > 0 ? [`${unsubscribed.toLocaleString('en-US')} want no such letters`] : []),
  ];
  return (
    <Box component="section" aria-label="What will be sent" sx={{ mt: 1 }}>
      <Typography role="status" fontWeight={600}>
        {[letters === 0 ? 'Nobody who can be written to is meant' : counted(letters, 'letter'), ...left].join('; ')}
      </Typography>
      {!isMailDelivered && <Alert severity="warning">No mail server is set up: letters are kept and not sent.</Alert>}
      {sample !== null && <SampleLetter caption={`As ${sample.to} gets it`} letter={sample} />}
    </Box>
  );
}

const previewMailing = (mailing: NewMailing) => send<MailingPreview>('POST', '/api/admin/mailings/preview', mailing);

/** Sends a mailing. The idempotency key allows a retry after a lost answer. */
const sendMailing = (mailing: NewMailing, key: string) =>
  ask<MailingSent>('/api/admin/mailings', {
    method: 'POST',
    body: JSON.stringify(mailing),
    headers: new Headers({ 'Idempotency-Key': key }),
  });
