import { Module } from '@nestjs/common';
import { Audit } from '../../domain/audit/audit.ts';
import { Brackets } from '../../domain/bracket/brackets.ts';
import { SetStandings } from '../../domain/standings/set-standings.ts';
import { Clock } from '../../domain/time/clock.ts';
import { Tournaments } from '../../domain/tournament/tournaments.ts';
import { inOneTransaction } from '../database/providers.ts';
import { StandingsController } from './standings.controller.ts';

/** By what teams are ranked. */
@Module({
  controllers: [StandingsController],
  providers: [inOneTransaction(SetStandings, [Tournaments, Brackets, Clock, Audit])],
})
export class StandingsModule {}
