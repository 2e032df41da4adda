import Add from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { BooleanInput, DateInput, Form, SaveButton, SelectInput, TextInput } from 'react-admin';
import { Link } from 'react-router';
import { newcomerBracketOptions } from '../../domain/rule/age/age-bracket.ts';
import { newTournament } from '../../domain/use-case/tournament/new-tournament.ts';
import { complaintsOf } from '../form/complaints-of.ts';
import { PriceInputs } from './price-inputs.tsx';
import { dividedHint } from './tournament-inputs.tsx';

export const createTournament = 'Create Tournament';

const { name, date, ageGroup, location, maxTeams, registrationDeadline, isDividedByAge } = newTournament.fields;

/** Returns the answers with the deadline, null where it is empty (operations specification, section 5). */
export const withDeadline = (answers: { readonly registrationDeadline?: string | null }) => ({
  ...answers,
  registrationDeadline: answers.registrationDeadline || null,
});

/** Form of a new tournament. `onCancel` is given in a dialog; otherwise Cancel leads back to the list. */
export function NewTournamentForm({ onCancel }: { readonly onCancel?: () => void }) {
  return (
    <Form
      validate={complaintsOf(newTournament)}
      mode="onTouched"
      noValidate
      warnWhenUnsavedChanges={onCancel === undefined}
      disableInvalidFormNotification
    >
      <TextInput source="name" label={name.label} isRequired autoFocus />
      <Box sx={pair}>
        <DateInput source="date" label={date.label} isRequired />
        <SelectInput source="ageGroup" label={ageGroup.label} choices={ageGroups} translateChoice={false} isRequired />
      </Box>
      <TextInput source="location" label={location.label} isRequired />
      <Box sx={pair}>
        <SelectInput
          source="maxTeams"
          label={maxTeams.label}
          choices={sizes}
          defaultValue={usualSize}
          translateChoice={false}
        />
        <DateInput
          source="registrationDeadline"
          label={registrationDeadline.label}
          helperText="The last day to register, until midnight in New Jersey. Left empty: until it starts."
        />
      </Box>
      <PriceInputs />
      <BooleanInput
        source="isDividedByAge"
        label={isDividedByAge.label}
        helperText={dividedHint}
        defaultValue={false}
      />
      <Box sx={{ display: 'flex', gap: 2, mt: 3 }}>
        <SaveButton label={createTournament} icon={<Add />} alwaysEnable size="large" />
        {onCancel === undefined ? (
          <Button component={Link} to="/tournaments" size="large">
            Cancel
          </Button>
        ) : (
          <Button size="large" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Box>
    </Form>
  );
}

const pair = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 } as const;

/** Age groups of a tournament (operations specification, section 9). */
const ageGroups = [...newcomerBracketOptions.map(({ value }) => value), 'Open'].map(asChoice);

/** Maximum numbers of teams of a new tournament (operations specification, section 9); any other is set later. */
const sizes = [4, 8, 16, 32].map(asChoice);

const usualSize = 8;

function asChoice<Answer extends string | number>(id: Answer) {
  return { id, name: String(id) };
}
