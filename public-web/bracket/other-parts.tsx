import { StandingsTables } from '../standings/standings-tables.tsx';
import { words } from '../standings/words.ts';
import { Champions } from './champions.tsx';
import { Notice } from './notice.tsx';
import type { PanelProps } from './tournament-detail.ts';
import { TournamentGames } from './tournament-games.tsx';
import { TournamentTeams } from './tournament-teams.tsx';

/** Content of the tabs beside the bracket. */
export function OtherParts({ part, detail }: PanelProps) {
  const { tournament, brackets, games, teams } = detail;
  if (part === 'teams') return <TournamentTeams teams={teams} />;
  if (part === 'games') return <TournamentGames games={games} teams={teams} />;
  const hasGroups = brackets.some(({ stage }) => stage === 'group');
  return (
    <>
      <Champions detail={detail} />
      {hasGroups ? <StandingsTables tournamentId={tournament.id} brackets={brackets} /> : <Notice>{words.none}</Notice>}
    </>
  );
}
