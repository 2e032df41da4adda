import { AutocompleteInput, RadioButtonGroupInput, ReferenceInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { deskPaymentOptions } from '../../domain/payment/payment-method.ts';
import { registrationForm, teamOptions } from '../../domain/use-case/registration/registration-form.ts';
import { asChoices } from '../form/choice-input.tsx';
import { CreateDialog } from '../form/create-dialog.tsx';
import { BracketInput } from '../tournament/bracket-input.tsx';
import { TournamentInput } from '../tournament/tournament-input.tsx';
import { useTeamsToChoose } from './use-teams-to-choose.ts';

const { paymentMethod, notes, newTeamName } = registrationForm.fields;

/** Dialog that registers a player by hand: individually, on an existing team, or with a new one. */
export function NewRegistrationDialog() {
  return (
    <CreateDialog
      form={registrationForm}
      said={{
        title: 'Add Registration',
        submit: 'Add Registration',
        done: 'Registration added',
        failed: 'Failed to add registration',
      }}
      about={assignment}
      defaultValues={{ teamOption: 'individual' }}
    >
      <ReferenceInput source="playerId" reference="players" perPage={25} sort={{ field: 'name', order: 'ASC' }}>
        <AutocompleteInput
          label={registrationForm.fields.playerId.label}
          optionText={playerShown}
          filterToQuery={(q: string) => ({ q })}
          openOnFocus={false}
          helperText="Search by name, email or phone"
          isRequired
        />
      </ReferenceInput>
      <TournamentInput isRequired />
      <SelectInput
        source="paymentMethod"
        label={paymentMethod.label}
        choices={asChoices(deskPaymentOptions)}
        translateChoice={false}
        isRequired
      />
      <RadioButtonGroupInput
        source="teamOption"
        label={registrationForm.fields.teamOption.label}
        choices={asChoices(teamOptions)}
        translateChoice={false}
      />
      <TeamWished />
      <BracketWished />
      <TextInput source="notes" label={notes.label} multiline minRows={2} />
    </CreateDialog>
  );
}

function assignment({ teamAssignment }: { readonly teamAssignment?: { readonly teamName?: string } }) {
  return teamAssignment?.teamName ? `In the team ${teamAssignment.teamName}` : undefined;
}

function playerShown(player?: { readonly name: string; readonly phone?: string | null }): string {
  return player === undefined ? '' : [player.name, player.phone].filter(Boolean).join(' · ');
}

function TeamWished() {
  const option = useWatch({ name: 'teamOption' });
  if (option === 'new') return <TextInput source="newTeamName" label={newTeamName.label} isRequired />;
  return option === 'existing' ? <ExistingTeam /> : null;
}

/** Choice of the bracket; an existing team has one, so it is hidden. */
function BracketWished() {
  const option = useWatch({ name: 'teamOption' });
  return option === 'existing' ? null : <BracketInput hint="Left empty: the bracket of the age. Nobody plays down." />;
}

function ExistingTeam() {
  const playerId = useWatch({ name: 'playerId' });
  const tournamentId = useWatch({ name: 'tournamentId' });
  const { teams, isPending } = useTeamsToChoose(playerId, tournamentId);
  return (
    <SelectInput
      source="teamId"
      label={registrationForm.fields.teamId.label}
      choices={[...teams]}
      isPending={isPending}
      translateChoice={false}
      isRequired
    />
  );
}
