import { Module } from '@nestjs/common';
import { SetStandings } from '../../domain/use-case/standings/set-standings.ts';
import { useCases } from '../database/providers.ts';
import { StandingsController } from './standings.controller.ts';

/** Standings module: the criteria that rank teams. */
@Module({
  controllers: [StandingsController],
  providers: [...useCases(SetStandings)],
})
export class StandingsModule {}
