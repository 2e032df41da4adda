import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { RecordPage } from '../kit/record-page.tsx';
import { RelatedList } from '../kit/related-list.tsx';
import { UnpublishedTimetable } from '../schedule/unpublished-timetable.tsx';
import { words as teamWords } from '../team/words.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { TournamentActions } from '../tournament/tournament-actions.tsx';
import { TournamentStatusBadge } from '../tournament/tournament-status-badge.tsx';
import { words } from '../tournament/words.ts';
import { recordWords } from './record-words.ts';
import { GamesOf, HistoryOf, RegistrationsOf, RequestsOf, together } from './related.tsx';
import { words as overviewWords } from './words.ts';

const { columns } = words;

/** A tournament with its teams, registrations and games, and what was done to it. */
export function TournamentPage() {
  return (
    <RecordPage<Sent<ListedTournament>>
      title={({ name }) => name}
      actions={<TournamentActions />}
      facts={(tournament) => [
        [columns.date, tournament.date],
        [columns.location, tournament.location],
        [columns.ageGroup, tournament.ageGroup],
        [columns.status, <TournamentStatusBadge key="status" />],
        [columns.teams, overviewWords.day.filled(tournament.teamCount, tournament.maxTeams)],
        [recordWords.since, dayAndTimeOf(tournament.createdAt)],
      ]}
      beside={({ id }) => (
        <>
          <UnpublishedTimetable tournamentId={id} />
          <RelatedList<Sent<ListedTeam>>
            title={teamWords.title}
            resource="teams"
            filter={{ tournamentId: id }}
            sort={{ field: 'name', order: 'ASC' }}
            line={(team) => ({
              title: team.name,
              to: `/teams/${team.id}/show`,
              remark: together(
                team.ageBracket,
                teamWords.players(team.currentPlayers, team.maxPlayers),
                team.captainName,
              ),
            })}
          />
          <GamesOf about={{ tournamentId: id }} />
          <RequestsOf about={{ tournamentId: id }} />
          <HistoryOf about={{ aboutTournament: id }} />
        </>
      )}
    >
      {({ id }) => <RegistrationsOf about={{ tournamentId: id }} by="playerName" />}
    </RecordPage>
  );
}
