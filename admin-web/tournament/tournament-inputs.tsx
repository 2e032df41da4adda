import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import {
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  NumberInput,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type ListedTournament, tournamentStatusLabels } from '../../domain/answer/tournament/listed-tournament.ts';
import { writtenDay } from '../../domain/rule/time/written-day.ts';
import { newTournament, rankingOptions, wishedOptions } from '../../domain/use-case/tournament/new-tournament.ts';
import { tournamentStatus } from '../../domain/use-case/tournament/tournament-fields.ts';
import { tournamentForm } from '../../domain/use-case/tournament/tournament-form.ts';
import { asChoices } from '../form/choice-input.tsx';
import { pair } from '../form/domain-form.tsx';
import { HoursInput } from './hours-input.tsx';
import { PriceInputs } from './price-inputs.tsx';

export const dividedHint = 'One division for each age bracket, within the one tournament.';

const fields = newTournament.fields;
const statuses = Object.entries(tournamentStatusLabels).map(([id, name]) => ({ id, name }));

/** Inputs of a tournament, with notices about date and place below them, and the warning about test marks below that input. */
export function TournamentInputs({ notices, marks }: { readonly notices?: ReactNode; readonly marks?: ReactNode }) {
  return (
    <>
      <TextInput source="name" label={fields.name.label} isRequired autoFocus />
      <DateOfPlay />
      <Box sx={pair}>
        <TextInput source="ageGroup" label={fields.ageGroup.label} isRequired />
        <SelectInput source="status" label={tournamentStatus.label} choices={statuses} translateChoice={false} />
      </Box>
      <TextInput source="location" label={fields.location.label} isRequired />
      <HoursInput />
      {notices}
      <PriceInputs />
      <Box sx={pair}>
        <NumberInput source="maxTeams" label={fields.maxTeams.label} min={1} />
        <DateInput source="registrationDeadline" label={fields.registrationDeadline.label} />
        <BooleanInput source="visible" label={fields.visible.label} />
        <BooleanInput source="registrationOpen" label={fields.registrationOpen.label} />
        <BooleanInput source="isDividedByAge" label={fields.isDividedByAge.label} helperText={dividedHint} />
        <NumberInput
          source="ageYear"
          label={fields.ageYear.label}
          helperText="Left empty: the year of the first day."
        />
        <SelectInput
          source="ranking"
          label={fields.ranking.label}
          choices={asChoices(rankingOptions)}
          helperText="Tables and brackets follow it. Cards are not kept: what nothing separates is decided by lots or a shoot-out."
          translateChoice={false}
        />
        <NumberInput source="forfeitGoals" label={fields.forfeitGoals.label} min={1} helperText="To nothing." />
        <CheckboxGroupInput
          source="asks"
          label={fields.asks.label}
          choices={asChoices(wishedOptions)}
          helperText="Optional for families. What is ticked is asked in every form of a player for this tournament."
          translateChoice={false}
        />
        <BooleanInput
          source="isTest"
          label={fields.isTest.label}
          helperText="Goes with Delete Test Data, and all that is made in it."
        />
      </Box>
      <ResetConsent />
      {marks}
    </>
  );
}

/** Consent to reset games that have started, shown once the ranking differs from the stored one. */
function ResetConsent() {
  const record = useRecordContext<ListedTournament>();
  const ranking: unknown = useWatch({ name: 'ranking' });
  if (record === undefined || ranking === record.ranking) return null;
  return (
    <BooleanInput
      source="confirm"
      label={tournamentForm.fields.confirm.label}
      helperText="Where the new order gives them other teams. Without this, such games are named and nothing is saved."
      defaultValue={false}
    />
  );
}

/** Input for the date as families read it; a hint tells if the text has no calendar day. */
function DateOfPlay() {
  const date: unknown = useWatch({ name: 'date' });
  const hasNoDay = typeof date === 'string' && date.trim() !== '' && writtenDay(date).is === 'text';
  return (
    <TextInput
      source="date"
      label={newTournament.fields.date.label}
      helperText={
        hasNoDay
          ? 'This is no day of the calendar: families get no calendar entry and no reminders until there is one.'
          : 'As families read it. A day such as 2027-03-14, 3/14/2027 or March 14, 2027 also fills the calendar.'
      }
      isRequired
    />
  );
}
