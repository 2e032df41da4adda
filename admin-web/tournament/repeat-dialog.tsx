import { Box, Typography } from '@mui/material';
import { useEffect } from 'react';
import { CreateBase, DateInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { nameOfRepeat } from '../../domain/rule/tournament/repeat.ts';
import { repeatForm } from '../../domain/use-case/tournament/tournament-form.ts';
import { DomainForm, pair } from '../form/domain-form.tsx';
import { onlyAnswers } from '../form/only-answers.ts';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { useOutcome } from '../kit/use-outcome.ts';

export const copyTournament = 'Copy Tournament';

const { name, date } = repeatForm.fields;

/** Dialog that repeats a tournament on another date. */
export function RepeatDialog() {
  return <RecordDialog<ListedTournament> title={copyTournament}>{(one) => <RepeatForm earlier={one} />}</RecordDialog>;
}

function RepeatForm({ earlier }: { readonly earlier: ListedTournament }) {
  const outcome = useOutcome<ListedTournament>({
    done: 'Tournament copied',
    failed: 'Failed to copy tournament',
    about: ({ name }) => `${name} is hidden and closed: look at it, then show it and open it.`,
  });
  return (
    <CreateBase
      redirect={false}
      record={{}}
      mutationMode="pessimistic"
      mutationOptions={{ ...outcome, meta: { repeats: earlier.id } }}
      transform={onlyAnswers(repeatForm)}
    >
      <Typography>{earlier.name} on another date, with its settings, prices, hours of play and rules.</Typography>
      <Typography color="text.secondary">
        Teams, players, games and results stay where they are. The copy starts hidden, with registration closed.
      </Typography>
      <DomainForm
        form={repeatForm}
        submit="Make the Copy"
        defaultValues={{ name: nameOfRepeat(earlier, ''), date: '' }}
      >
        <Box sx={pair}>
          <DateInput source="date" label={date.label} isRequired />
          <RepeatName earlier={earlier} />
        </Box>
      </DomainForm>
    </CreateBase>
  );
}

/** Input for the name, whose year follows the date until a name is typed. */
function RepeatName({ earlier }: { readonly earlier: ListedTournament }) {
  const { setValue, getFieldState } = useFormContext();
  const day: unknown = useWatch({ name: 'date' });
  const suggested = nameOfRepeat(earlier, typeof day === 'string' ? day : '');
  useEffect(() => {
    if (!getFieldState('name').isTouched) setValue('name', suggested);
  }, [getFieldState, setValue, suggested]);
  return <TextInput source="name" label={name.label} isRequired />;
}
