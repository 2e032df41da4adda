import { Box, Chip, TextField, Typography } from '@mui/material';
import { useRef } from 'react';
import { type MailedList, placesOf, type TextPlace } from '../../domain/mailing/place-in-text.ts';
import { newMailing } from '../../domain/use-case/mailing/mailing-form.ts';

type WrittenField = 'text' | 'spanishText';
type SubjectField = 'subject' | 'spanishSubject';

/** Inputs for subject and text in one language, with placeholders as chips that are inserted at the cursor. */
export function LetterInputs({
  list,
  subject,
  text,
  values,
  complaints,
  hint,
  onChange,
}: {
  readonly list: MailedList;
  readonly subject: SubjectField;
  readonly text: WrittenField;
  readonly values: Readonly<Record<string, string>>;
  readonly complaints: Readonly<Record<string, string>>;
  readonly hint: string;
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const written = values[text] ?? '';
  const fillIn = (place: string) => {
    const at = area.current?.selectionEnd ?? written.length;
    const put = `{${place}}`;
    onChange({ [text]: written.slice(0, at) + put + written.slice(at) });
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(at + put.length, at + put.length);
    });
  };
  return (
    <Box>
      <TextField
        label={newMailing.fields[subject].label}
        value={values[subject] ?? ''}
        error={complaints[subject] !== undefined}
        helperText={complaints[subject]}
        onChange={({ target }) => onChange({ [subject]: target.value })}
      />
      <TextField
        multiline
        minRows={7}
        inputRef={area}
        label={newMailing.fields[text].label}
        value={written}
        error={complaints[text] !== undefined}
        helperText={complaints[text] ?? hint}
        onChange={({ target }) => onChange({ [text]: target.value })}
      />
      <Box sx={chips} role="group" aria-label="Fill in:">
        <Typography color="text.secondary">Fill in:</Typography>
        {placesOf[list].map((place) => (
          <Chip key={place} label={places[place]} variant="outlined" onClick={() => fillIn(place)} />
        ))}
      </Box>
    </Box>
  );
}

const chips = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 } as const;

const places = {
  name: 'Their name',
  team: 'Their team',
  tournament: 'Their tournament',
  amount: 'Amount owed',
  reference: 'Payment reference',
  pay: 'How to pay, with link',
  waiver: 'Link to sign the waiver',
  'game day': 'Link to the game day',
  'player id': 'Link to the Player ID',
  'captain page': "Link to the captain's page",
  results: 'Results of their team',
} satisfies Record<TextPlace, string>;
