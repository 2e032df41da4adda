import { Module } from '@nestjs/common';
import { PlayerModule } from '../player/player.module.ts';
import { ScheduleModule } from '../schedule/schedule.module.ts';
import { GameDayController } from './game-day.controller.ts';
import { GameDays } from './game-days.ts';

/** Game-day module: the page for families, by the link in their letters. */
@Module({
  imports: [PlayerModule, ScheduleModule],
  controllers: [GameDayController],
  providers: [GameDays],
})
export class GameDayModule {}
