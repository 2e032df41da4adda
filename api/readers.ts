import type { Provider } from '@nestjs/common';
import type { Disclosure } from '../domain/answer/player/player-record.ts';
import { Audit } from '../domain/port/audit.ts';
import { Brackets } from '../domain/port/brackets.ts';
import { Clock } from '../domain/port/clock.ts';
import { Invitations } from '../domain/port/invitations.ts';
import { Seal } from '../domain/port/seal.ts';
import { Site } from '../domain/port/site.ts';
import { Tournaments } from '../domain/port/tournaments.ts';
import { ChangeGame } from '../domain/use-case/game/change-game.ts';
import { ChangeGoal } from '../domain/use-case/game/change-goal.ts';
import { GiveGoal } from '../domain/use-case/game/give-goal.ts';
import { PreviewGame } from '../domain/use-case/game/preview-game.ts';
import { TakeBackGoal } from '../domain/use-case/game/take-back-goal.ts';
import { DrawnBrackets } from './bracket/drawn-brackets.ts';
import { PublicStandings } from './bracket/public-standings.ts';
import { WithdrawnTeams } from './bracket/withdrawn-teams.ts';
import { Database } from './database/database.ts';
import { Lists } from './database/lists.ts';
import { GameOffice } from './game/game-office.ts';
import { GameTurns } from './game/game-turns.ts';
import { GoalOffice } from './game/goal-office.ts';
import { LiveBoard } from './game/live-board.ts';
import { LiveDesk } from './game/live-desk.ts';
import { LiveTally } from './game/live-tally.ts';
import { LiveViewers } from './game/live-viewers.ts';
import { PostgresGameCards } from './game/postgres-game-cards.ts';
import { PostgresGames } from './game/postgres-games.ts';
import { PostgresGoals } from './game/postgres-goals.ts';
import { PostgresScoreHistory } from './game/postgres-score-history.ts';
import { PublicTopScorers } from './game/top-scorers.ts';
import { securityLines } from './http/security-headers.ts';
import { PostgresJoinRequests } from './join-request/postgres-join-requests.ts';
import { SealedRequests } from './join-request/sealed-requests.ts';
import { PlayerRecords } from './player/player-records.ts';
import { PostgresPlayers } from './player/postgres-players.ts';
import { plays } from './providers.ts';
import { PostgresRegistrations } from './registration/postgres-registrations.ts';
import { Failures } from './session/failures.ts';
import { Exports } from './site/exports.ts';
import { PostgresStats } from './site/postgres-stats.ts';
import { CaptainsTeams } from './team/captains-teams.ts';
import { PostgresTeams } from './team/postgres-teams.ts';
import { PublicTeams } from './team/public-teams.ts';
import { VerifiedTeams } from './team/verified-teams.ts';
import { PostgresTournaments } from './tournament/postgres-tournaments.ts';
import { TournamentDetails } from './tournament/tournament-details.ts';
import { TournamentLists } from './tournament/tournament-lists.ts';
import { SealedWaivers } from './waiver/sealed-waivers.ts';
import type { Premises } from './wiring.ts';

/** Who reads for the rooms what no use case asks for, beside the ports that the domain knows. */
export function readers(premises: Premises): Provider[] {
  const { settings } = premises;
  return [
    plays(TournamentLists, TournamentLists, [PostgresTournaments, Site, Clock]),
    plays(TournamentDetails, TournamentDetails, [PostgresTournaments, TournamentLists, PublicTeams, DrawnBrackets]),
    plays(VerifiedTeams, VerifiedTeams, [PostgresTournaments, PostgresTeams, Failures]),
    {
      provide: PublicTeams,
      inject: [PostgresTeams, Failures, Clock],
      useFactory: (teams: PostgresTeams, failures: Failures, clock: Clock) =>
        new PublicTeams(teams, failures, clock, settings.publicNames),
    },
    {
      provide: PlayerRecords,
      inject: [
        PostgresPlayers,
        PostgresRegistrations,
        PostgresTeams,
        PostgresTournaments,
        PostgresJoinRequests,
        Failures,
        Clock,
      ],
      useFactory: (...parts: PlayerRecordParts) => new PlayerRecords(...parts, settings.lookupDisclosure),
    },
    plays(CaptainsTeams, CaptainsTeams, [PostgresTeams, PostgresTournaments, PostgresJoinRequests, Invitations, Clock]),
    plays(SealedRequests, SealedRequests, [PostgresJoinRequests, Seal, Failures, Clock]),
    plays(SealedWaivers, SealedWaivers, [
      PostgresRegistrations,
      PostgresPlayers,
      PostgresTournaments,
      Seal,
      Failures,
      Clock,
    ]),
    plays(PostgresStats, PostgresStats, [Database]),
    plays(Lists, Lists, [Database]),
    plays(Exports, Exports, [Lists, Database, Audit, Clock]),

    plays(PostgresGames, PostgresGames, [Database]),
    plays(PostgresGameCards, PostgresGameCards, [Database]),
    plays(PostgresScoreHistory, PostgresScoreHistory, [Database]),
    plays(DrawnBrackets, DrawnBrackets, [Database, PostgresGameCards]),
    plays(PublicStandings, PublicStandings, [Tournaments, Brackets]),
    plays(WithdrawnTeams, WithdrawnTeams, [Tournaments, Brackets]),
    {
      provide: PublicTopScorers,
      inject: [PostgresGoals, Clock],
      useFactory: (goals: PostgresGoals, clock: Clock) => new PublicTopScorers(goals, clock, settings.publicNames),
    },
    plays(GameTurns, GameTurns, [Database]),
    plays(GameOffice, GameOffice, [GameTurns, ChangeGame, PreviewGame, PostgresGames]),
    plays(GoalOffice, GoalOffice, [
      Database,
      GameTurns,
      GiveGoal,
      ChangeGoal,
      TakeBackGoal,
      PostgresGoals,
      PostgresGames,
    ]),
    ...liveReaders(premises),
  ];
}

/** Who follows the games as they are played. */
function liveReaders({ settings, database, log }: Premises): Provider[] {
  return [
    plays(LiveViewers, LiveViewers, []),
    {
      provide: LiveTally,
      inject: [LiveViewers],
      useFactory: (viewers: LiveViewers) => new LiveTally(viewers, log),
    },
    {
      provide: LiveBoard,
      inject: [PostgresGames, Clock],
      useFactory: (games: PostgresGames, clock: Clock) =>
        new LiveBoard(games, clock, securityLines(settings.publicBaseUrl.startsWith('https:'))),
    },
    {
      provide: LiveDesk,
      inject: [LiveBoard, LiveViewers],
      useFactory: (board: LiveBoard, viewers: LiveViewers) => new LiveDesk(board, viewers, database.url, log),
    },
  ];
}

type PlayerRecordParts = ConstructorParameters<typeof PlayerRecords> extends [...infer P, Disclosure] ? P : never;
