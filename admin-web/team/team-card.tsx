import { useRecordContext } from 'react-admin';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import { teamForm } from '../../domain/use-case/team/team-form.ts';
import { NameLink } from '../kit/name-link.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { TeamActions } from './team-actions.tsx';
import { detailFacts, TeamCaptain, TeamContact, TeamState, TeamTournament } from './team-facts.tsx';
import { teamColumns } from './team-table.tsx';

export function TeamCard() {
  const team = useRecordContext<ListedTeam>();
  if (team === undefined) return null;
  return (
    <RecordCard
      title={<NameLink />}
      badge={<TeamState />}
      facts={[
        [teamColumns.captain, <TeamCaptain key="captain" />],
        [teamColumns.contact, <TeamContact key="contact" />],
        [teamForm.fields.tournamentId.label, <TeamTournament key="tournament" />],
        [teamColumns.players, `${team.currentPlayers}/${team.maxPlayers}`],
        ...detailFacts(team),
      ]}
    >
      <TeamActions />
    </RecordCard>
  );
}
