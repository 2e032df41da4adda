import { useRecordContext } from 'react-admin';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import { NameLink } from '../kit/name-link.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { TeamActions } from './team-actions.tsx';
import { TeamCaptain, TeamContact, TeamState, TeamTournament } from './team-facts.tsx';
import { words } from './words.ts';

export function TeamCard() {
  const team = useRecordContext<ListedTeam>();
  if (team === undefined) return null;
  return (
    <RecordCard
      title={<NameLink />}
      badge={<TeamState />}
      facts={[
        [words.columns.captain, <TeamCaptain key="captain" />],
        [words.columns.contact, <TeamContact key="contact" />],
        [words.columns.tournament, <TeamTournament key="tournament" />],
        [words.columns.players, words.players(team.currentPlayers, team.maxPlayers)],
        [words.columns.skillLevel, team.skillLevel],
      ]}
    >
      <TeamActions />
    </RecordCard>
  );
}
