import Add from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { BooleanInput, DateInput, Form, SaveButton, SelectInput, TextInput } from 'react-admin';
import { Link } from 'react-router';
import { newTournament } from '../../domain/use-case/tournament/new-tournament.ts';
import { complaintsOf } from '../form/complaints-of.ts';
import { ageGroups, sizes, usualSize } from './choices.ts';
import { PriceInputs } from './price-inputs.tsx';
import { words } from './words.ts';

const { name, date, ageGroup, location, maxTeams, registrationDeadline, isDividedByAge } = newTournament.fields;

/** `onCancel` where the form lies over a page; otherwise Cancel leads back to the list. */
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
        <DateInput source="registrationDeadline" label={registrationDeadline.label} helperText={words.deadlineHint} />
      </Box>
      <PriceInputs />
      <BooleanInput
        source="isDividedByAge"
        label={isDividedByAge.label}
        helperText={words.dividedHint}
        defaultValue={false}
      />
      <Box sx={{ display: 'flex', gap: 2, mt: 3 }}>
        <SaveButton label={words.create} icon={<Add />} alwaysEnable size="large" />
        {onCancel === undefined ? (
          <Button component={Link} to="/tournaments" size="large">
            {words.cancel}
          </Button>
        ) : (
          <Button size="large" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </Box>
    </Form>
  );
}

const pair = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 } as const;
