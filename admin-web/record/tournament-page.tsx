import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { tournamentForm } from '../../domain/use-case/tournament/tournament-form.ts';
import { RecordPage } from '../kit/record-page.tsx';
import { RelatedList } from '../kit/related-list.tsx';
import { UnpublishedTimetable } from '../schedule/unpublished-timetable.tsx';
import { teamsTitle } from '../team/teams-page.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { TournamentActions } from '../tournament/tournament-actions.tsx';
import { TournamentDay } from '../tournament/tournament-day.tsx';
import { TournamentStatusBadge } from '../tournament/tournament-status-badge.tsx';
import { tournamentColumns } from '../tournament/tournament-table.tsx';
import { GamesOf, HistoryOf, onFileSince, RegistrationsOf, together } from './related.tsx';

/** Page of a tournament with teams, registrations, games and history. */
export function TournamentPage() {
  return (
    <RecordPage<Sent<ListedTournament>>
      title={({ name }) => name}
      actions={<TournamentActions />}
      facts={(tournament) => [
        [tournamentForm.fields.date.label, <TournamentDay key="day" />],
        [tournamentForm.fields.location.label, tournament.location],
        [tournamentColumns.ageGroup, tournament.ageGroup],
        [tournamentForm.fields.status.label, <TournamentStatusBadge key="status" />],
        [tournamentColumns.teams, `${tournament.teamCount} of ${tournament.maxTeams} teams`],
        [onFileSince, dayAndTimeOf(tournament.createdAt)],
      ]}
      beside={({ id }) => (
        <>
          <UnpublishedTimetable tournamentId={id} />
          <RelatedList<Sent<ListedTeam>>
            title={teamsTitle}
            resource="teams"
            filter={{ tournamentId: id }}
            sort={{ field: 'name', order: 'ASC' }}
            line={(team) => ({
              title: team.name,
              to: `/teams/${team.id}/show`,
              remark: together(team.ageBracket, `${team.currentPlayers}/${team.maxPlayers}`, team.captainName),
            })}
          />
          <GamesOf about={{ tournamentId: id }} />
          <HistoryOf about={{ aboutTournament: id }} />
        </>
      )}
    >
      {({ id }) => <RegistrationsOf about={{ tournamentId: id }} by="playerName" />}
    </RecordPage>
  );
}
