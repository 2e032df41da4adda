import { Box } from '@mui/material';
import { TextInput, useRecordContext } from 'react-admin';
import { teamDetailNames } from '../../domain/rule/team/team-details.ts';
import { teamForm } from '../../domain/use-case/team/team-form.ts';
import { DetailInput } from '../form/detail-input.tsx';
import { pair } from '../form/domain-form.tsx';
import { NameInput } from '../form/name-input.tsx';
import { BracketInput } from '../tournament/bracket-input.tsx';
import { TournamentInput } from '../tournament/tournament-input.tsx';

const { fields } = teamForm;
const { name, captainName, captainEmail, captainPhone } = fields;

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
        {teamDetailNames.map((detail) => (
          <DetailInput key={detail} name={detail} field={fields[detail]} />
        ))}
        <BracketInput />
      </Box>
      <TextInput source="captainName" label={captainName.label} autoComplete="off" />
      <Box sx={pair}>
        <TextInput
          source="captainEmail"
          label={captainEmail.label}
          type="email"
          autoComplete="off"
          helperText="Gets the captain’s letters and the link. It may be a coach’s; left empty it is the captain’s own."
        />
        <TextInput source="captainPhone" label={captainPhone.label} type="tel" autoComplete="off" />
      </Box>
    </>
  );
}
