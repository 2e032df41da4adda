import { Module } from '@nestjs/common';
import { GameDayController } from './game-day.controller.ts';
import { GameDays } from './game-days.ts';

/** What a family needs on the day, by the link in its letters. */
@Module({
  controllers: [GameDayController],
  providers: [GameDays],
})
export class GameDayModule {}
