import { Module } from '@nestjs/common';
import { GameDayController } from './game-day.controller.ts';
import { GameDays } from './game-days.ts';

/** Game-day module: the page for families, by the link in their letters. */
@Module({
  controllers: [GameDayController],
  providers: [GameDays],
})
export class GameDayModule {}
