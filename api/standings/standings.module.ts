import { Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { Brackets } from '../../domain/port/brackets.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { SetStandings } from '../../domain/use-case/standings/set-standings.ts';
import { inOneTransaction } from '../database/providers.ts';
import { StandingsController } from './standings.controller.ts';

/** By what teams are ranked. */
@Module({
  controllers: [StandingsController],
  providers: [inOneTransaction(SetStandings, [Tournaments, Brackets, Clock, Audit])],
})
export class StandingsModule {}
