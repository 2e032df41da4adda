import { Box } from '@mui/material';
import { SelectInput, TextInput, useRecordContext } from 'react-admin';
import { skillLevelOptions } from '../../domain/player/skill-level.ts';
import { teamForm } from '../../domain/use-case/team/team-form.ts';
import { asChoices } from '../form/choice-input.tsx';
import { pair } from '../form/domain-form.tsx';
import { NameInput } from '../form/name-input.tsx';
import { BracketInput } from '../tournament/bracket-input.tsx';
import { TournamentInput } from '../tournament/tournament-input.tsx';

const { name, captainName, captainEmail, captainPhone, skillLevel } = teamForm.fields;

export function TeamInputs() {
  const isNew = useRecordContext()?.id === undefined;
  return (
    <>
      <NameInput source="name" label={name.label} isRequired autoFocus autoComplete="off" />
      <TournamentInput
        disabled={!isNew}
        {...(!isNew && { helperText: 'A team stays in the tournament it was made for.' })}
      />
      <Box sx={pair}>
        <SelectInput
          source="skillLevel"
          label={skillLevel.label}
          choices={asChoices(skillLevelOptions)}
          translateChoice={false}
        />
        <BracketInput />
      </Box>
      <TextInput source="captainName" label={captainName.label} autoComplete="off" />
      <Box sx={pair}>
        <TextInput
          source="captainEmail"
          label={captainEmail.label}
          type="email"
          autoComplete="off"
          helperText="A captain without one leaves it empty: no letter is written."
        />
        <TextInput source="captainPhone" label={captainPhone.label} type="tel" autoComplete="off" />
      </Box>
    </>
  );
}
