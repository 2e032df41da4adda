import { RadioButtonGroupInput, SelectInput, TextInput, useGetList, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import { deskPaymentOptions } from '../../domain/rule/payment/payment-method.ts';
import { registrationForm, teamOptions } from '../../domain/use-case/roster/registration-form.ts';
import { asChoices } from '../form/choice-input.tsx';
import { CreateDialog } from '../form/create-dialog.tsx';
import { BracketInput } from '../tournament/bracket-input.tsx';
import { TournamentInput } from '../tournament/tournament-input.tsx';
import { PlayerInput } from './player-input.tsx';

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
      <PlayerInput />
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

interface InTeam {
  readonly id: number;
  readonly teamId: number | null;
}

/** Fetches the teams for a player: the current one, then those of the tournament, with their places. */
function useTeamsToChoose(playerId: number | undefined, tournamentId: number | undefined) {
  const player = useGetOne<InTeam>('players', { id: playerId ?? 0 }, { enabled: Boolean(playerId) });
  const current = player.data?.teamId ?? null;
  const own = useGetOne<ListedTeam>('teams', { id: current ?? 0 }, { enabled: current !== null });
  const { data = [], isPending } = useGetList<ListedTeam>(
    'teams',
    { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' }, filter: { tournamentId } },
    { enabled: Boolean(tournamentId) },
  );
  const others = data.filter(({ id }) => id !== current);
  const shown = ({ id, name, currentPlayers, maxPlayers }: ListedTeam) => ({
    id,
    name: `${name} (${currentPlayers}/${maxPlayers})${id === current ? ' · current team' : ''}`,
  });
  return {
    teams: [...(current !== null && own.data !== undefined ? [own.data] : []), ...others].map(shown),
    isPending: isPending && Boolean(tournamentId),
  };
}
