import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import { usualTeamDetails } from '../../domain/team/team-details.ts';
import { nextTakingEntries } from '../../domain/tournament/next-tournament.ts';
import { teamForm } from '../../domain/use-case/team/team-form.ts';
import { CreateDialog } from '../form/create-dialog.tsx';
import { useTournaments } from '../tournament/use-tournaments.ts';
import { TeamInputs } from './team-inputs.tsx';

export function NewTeamDialog() {
  const { tournaments, isPending } = useTournaments();
  if (isPending) return null;
  const tournamentId = nextTakingEntries(tournaments, new Date())?.id;
  return (
    <CreateDialog
      form={teamForm}
      said={{ title: 'Create New Team', submit: 'Create Team', done: 'Team created', failed: 'Failed to create team' }}
      about={({ name }: ListedTeam) => name}
      defaultValues={{ tournamentId, ...usualTeamDetails }}
      again={['tournamentId', 'skillLevel', 'ageBracket']}
    >
      <TeamInputs />
    </CreateDialog>
  );
}
