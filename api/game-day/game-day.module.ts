import { Module } from '@nestjs/common';
import { Clock } from '../../domain/port/clock.ts';
import { Players } from '../../domain/port/players.ts';
import { Registrations } from '../../domain/port/registrations.ts';
import { Seal } from '../../domain/port/seal.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { GameDayPorts } from '../../domain/use-case/game-day/game-day-link.ts';
import { madeOf } from '../database/providers.ts';
import { GameDayController } from './game-day.controller.ts';
import { GameDays } from './game-days.ts';

/** What a family needs on the day, by the link in its letters. */
@Module({
  controllers: [GameDayController],
  providers: [GameDays, madeOf(GameDayPorts, [Players, Registrations, Tournaments, Seal, Clock])],
})
export class GameDayModule {}
