import { Global, Module } from '@nestjs/common';
import { Brackets } from '../../domain/port/brackets.ts';
import { adapterOf } from '../database/providers.ts';
import { GamesOfDay } from '../game/games-of-day.ts';
import { BracketController } from './bracket.controller.ts';
import { DecidedDay } from './decided-day.ts';
import { DrawController } from './draw.controller.ts';
import { DrawnBrackets } from './drawn-brackets.ts';
import { PostgresBrackets } from './postgres-brackets.ts';
import { PostgresDrawnBrackets } from './postgres-drawn-brackets.ts';
import { PostgresPublicDays } from './postgres-public-days.ts';
import { PublicDays } from './public-days.ts';
import { TournamentDetailsController } from './tournament-details.controller.ts';
import { TournamentDetails } from './tournament-details.ts';
import { TournamentFrames } from './tournament-frames.ts';
import { VisibleDays } from './visible-days.ts';

const shared = [...adapterOf(Brackets, PostgresBrackets), ...adapterOf(GamesOfDay, PublicDays)];

/** Bracket module: draws, shows and advances brackets. */
@Global()
@Module({
  controllers: [BracketController, DrawController, TournamentDetailsController],
  providers: [
    ...shared,
    DecidedDay,
    DrawnBrackets,
    PostgresDrawnBrackets,
    PostgresPublicDays,
    VisibleDays,
    TournamentDetails,
    TournamentFrames,
  ],
  exports: shared,
})
export class BracketModule {}
