import type { Provider } from '@nestjs/common';
import { Audit } from '../domain/audit/audit.ts';
import { AdvanceBrackets } from '../domain/bracket/advance-brackets.ts';
import { Brackets } from '../domain/bracket/brackets.ts';
import { DecideTie } from '../domain/bracket/decide-tie.ts';
import { DrawBrackets, PreviewBrackets } from '../domain/bracket/draw-brackets.ts';
import { DrawDesk } from '../domain/bracket/draw-desk.ts';
import { DrawingTable } from '../domain/bracket/drawing-table.ts';
import { Entrants } from '../domain/bracket/entrants.ts';
import { TakeTeamOut } from '../domain/bracket/take-team-out.ts';
import { FindSlots, MoveGame } from '../domain/schedule/move-games.ts';
import { ShiftGames } from '../domain/schedule/shift-games.ts';
import { SetStandings } from '../domain/standings/set-standings.ts';
import { Clock } from '../domain/time/clock.ts';
import { Tournaments } from '../domain/tournament/tournaments.ts';
import { DrawingThread } from './bracket/drawing-thread.ts';
import { DrawnBrackets } from './bracket/drawn-brackets.ts';
import { PostgresBrackets } from './bracket/postgres-brackets.ts';
import { PostgresEntrants } from './bracket/postgres-entrants.ts';
import { PublicStandings } from './bracket/public-standings.ts';
import { Database } from './database/database.ts';
import { PostgresGameCards } from './game/postgres-game-cards.ts';
import { inOneTransaction, plays } from './providers.ts';

/** The part of the wiring for brackets, timetable and standings. */
export function bracketWiring(): Provider[] {
  return [
    plays(Brackets, PostgresBrackets, [Database]),
    plays(Entrants, PostgresEntrants, [Database]),
    plays(PostgresGameCards, PostgresGameCards, [Database]),
    plays(DrawnBrackets, DrawnBrackets, [Database, PostgresGameCards]),
    plays(PublicStandings, PublicStandings, [Tournaments, Brackets]),
    plays(DrawingTable, DrawingThread, []),
    plays(DrawDesk, DrawDesk, [Entrants, DrawingTable, Brackets, Clock]),
    plays(PreviewBrackets, PreviewBrackets, [Tournaments, Brackets, DrawDesk]),
    inOneTransaction(DrawBrackets, [Tournaments, Brackets, DrawDesk, Audit]),
    inOneTransaction(AdvanceBrackets, [Tournaments, Brackets, Clock]),
    inOneTransaction(DecideTie, [Tournaments, Brackets, Clock, Audit]),
    inOneTransaction(TakeTeamOut, [Tournaments, Brackets, Clock, Audit]),
    inOneTransaction(SetStandings, [Tournaments, Brackets, Clock, Audit]),
    inOneTransaction(FindSlots, [Brackets]),
    inOneTransaction(MoveGame, [Brackets, Clock, Audit]),
    inOneTransaction(ShiftGames, [Tournaments, Brackets, Clock, Audit]),
  ];
}
