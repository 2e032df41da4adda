import { Alert, Box, Button, FormControlLabel, Radio, RadioGroup, Switch, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import type { CallOffPreview, ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { callOffKinds, type NewCallOff, refundShares } from '../../domain/rule/tournament/call-off.ts';
import { suggestedText } from '../../domain/rule/tournament/call-off-text.ts';
import { callOffForm, callOffNames, refundNames } from '../../domain/use-case/tournament/call-off-form.ts';
import { ChoiceInput } from '../form/choice-input.tsx';
import { complaintsOf } from '../form/complaints-of.ts';
import { counted } from '../kit/counted.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { useWayBack } from '../kit/use-way-back.ts';
import { SampleLetter } from '../mailing/sample-letter.tsx';
import { send } from '../transport/call.ts';
import { SaidBefore, useUndo } from './said-before.tsx';

export const callOffTitle = callOffForm.fields.kind.label;

/** Dialog that calls a tournament off or postpones it, and corrects what was said of it. */
export function CallOffDialog() {
  return (
    <RecordDialog<ListedTournament> title={callOffTitle} width="md" isFresh>
      {(one) => <CallOffQuestion tournament={one} />}
    </RecordDialog>
  );
}

function CallOffQuestion({ tournament }: { readonly tournament: ListedTournament }) {
  const back = useWayBack();
  const refresh = useRefresh();
  const { said, change, complaints, check } = useCallOff(tournament);
  const [seen, setSeen] = useState<CallOffPreview>();
  const at = `/api/admin/tournaments/${tournament.id}/call-off`;
  const previewing = useChange(() => send<CallOffPreview>('POST', `${at}/preview`, said), {
    failed: 'Failed to make the preview',
    after: setSeen,
  });
  const undoing = useUndo(at);
  const saying = useChange(() => send('PUT', at, said), {
    done: said.kind === 'called-off' ? 'Tournament called off' : 'Tournament postponed',
    about: 'Its pages say so now. The emails leave in a minute; until then it can be undone.',
    undo: () => undoing.run,
    failed: 'Failed to call the tournament off',
    after: () => {
      refresh();
      back();
    },
  });
  const changed = (different: Partial<NewCallOff>) => {
    change(different);
    setSeen(undefined);
  };
  return (
    <>
      <Typography>{tournament.name}</Typography>
      {tournament.callOff && <SaidBefore callOff={tournament.callOff} at={at} />}
      <CallOffInputs said={said} complaints={complaints} onChange={changed} />
      {seen !== undefined && <WhoIsTold preview={seen} />}
      <DialogActions onCancel={back}>
        {seen === undefined ? (
          <Button
            variant="contained"
            size="large"
            aria-disabled={previewing.isBusy}
            onClick={() => check() && previewing.run()}
          >
            Preview
          </Button>
        ) : (
          <Button variant="contained" size="large" aria-disabled={saying.isBusy} onClick={() => saying.run()}>
            {seen.letters === 0
              ? callOffNames[said.kind]
              : `${callOffNames[said.kind]} and send ${counted(seen.letters, 'email')}`}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

/** Answers of the dialog. The sentences follow what is chosen until one is typed. */
function useCallOff(tournament: ListedTournament) {
  const { callOff } = tournament;
  const wasOpen = callOff?.replaced?.registrationOpen ?? tournament.registrationOpen;
  const known = { name: tournament.name, date: callOff?.replaced?.date ?? tournament.date };
  const [said, setSaid] = useState<NewCallOff>(() => {
    const chosen = {
      kind: callOff?.kind ?? 'called-off',
      date: callOff?.kind === 'postponed' ? tournament.firstDay : null,
    };
    const registrationOpen = callOff !== null && tournament.registrationOpen;
    const refund = callOff?.refund ?? 'full';
    return { ...chosen, ...suggestedText(known, chosen), ...(callOff && textOf(callOff)), registrationOpen, refund };
  });
  const [isTyped, setTyped] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const found = complaintsOf(callOffForm)(said) as Readonly<Record<string, string>>;
  const change = (different: Partial<NewCallOff>) => {
    const isSentence = 'text' in different || 'spanishText' in different;
    const next = { ...said, ...different };
    const isPostponed = different.kind === 'postponed';
    const stays = different.kind !== undefined && usual(isPostponed, wasOpen);
    setTyped(isTyped || isSentence);
    setSaid({ ...next, ...stays, ...(!isTyped && !isSentence && suggestedText(known, next)) });
  };
  const check = () => {
    setChecked(true);
    return Object.keys(found).length === 0;
  };
  return { said, change, complaints: isChecked ? found : {}, check };
}

/** Returns what usually holds for registration and money. */
const usual = (isPostponed: boolean, wasOpen: boolean) =>
  ({ registrationOpen: isPostponed && wasOpen, refund: isPostponed ? 'none' : 'full' }) as const;

const textOf = ({ text, spanishText }: Pick<NewCallOff, 'text' | 'spanishText'>) => ({ text, spanishText });

function CallOffInputs({
  said,
  complaints,
  onChange,
}: {
  readonly said: NewCallOff;
  readonly complaints: Readonly<Record<string, string>>;
  readonly onChange: (changed: Partial<NewCallOff>) => void;
}) {
  const sentence = (field: 'text' | 'spanishText') => (
    <TextField
      fullWidth
      multiline
      margin="dense"
      label={callOffForm.fields[field].label}
      value={said[field]}
      error={complaints[field] !== undefined}
      helperText={complaints[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  );
  return (
    <>
      <RadioGroup
        row
        aria-label={callOffForm.fields.kind.label}
        value={said.kind}
        onChange={(_, kind) => onChange({ kind: kind === 'postponed' ? kind : 'called-off' })}
      >
        {callOffKinds.map((kind) => (
          <FormControlLabel key={kind} value={kind} label={callOffNames[kind]} control={<Radio />} />
        ))}
      </RadioGroup>
      {said.kind === 'postponed' && (
        <TextField
          type="date"
          margin="dense"
          label={callOffForm.fields.date.label}
          value={said.date ?? ''}
          error={complaints.date !== undefined}
          helperText={
            complaints.date ?? 'Empty: to be announced. Games to come move to the new date, or wait for their times.'
          }
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => onChange({ date: target.value === '' ? null : target.value })}
        />
      )}
      {sentence('text')}
      {sentence('spanishText')}
      <ChoiceInput
        label={callOffForm.fields.refund.label}
        value={said.refund}
        choices={refundShares.map((value) => ({ value, label: refundNames[value] }))}
        hint="Listed under To refund; nothing is booked before somebody presses Refund there."
        onChange={(value) => onChange({ refund: refundShares.find((share) => share === value) ?? 'none' })}
      />
      <FormControlLabel
        label={callOffForm.fields.registrationOpen.label}
        control={
          <Switch checked={said.registrationOpen} onChange={(_, registrationOpen) => onChange({ registrationOpen })} />
        }
      />
    </>
  );
}

/** Number of those who are told, and the letter in both languages. */
function WhoIsTold({ preview }: { readonly preview: CallOffPreview }) {
  const { letters, withoutEmail, followers, samples, isMailDelivered } = preview;
  const told = [
    `${counted(letters, 'email')}, one to each address`,
    ...(followers > 0 ? [`a message to ${counted(followers, 'follower')}`] : []),
    ...(withoutEmail > 0 ? [`${counted(withoutEmail, 'player')} without an email: call them`] : []),
  ];
  return (
    <Box component="section" aria-label="Who is told" sx={{ mt: 1 }}>
      <Typography role="status" fontWeight={600}>
        {told.join('; ')}
      </Typography>
      {!isMailDelivered && <Alert severity="warning">No mail server is set up: letters are kept and not sent.</Alert>}
      {samples.map((letter) => (
        <SampleLetter key={letter.language} caption={captions[letter.language]} letter={letter} />
      ))}
    </Box>
  );
}

const captions = { en: 'In English', es: 'In Spanish' } as const;
