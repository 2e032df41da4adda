import { stageLabels } from '../../domain/answer/game/listed-game.ts';
/** Every sentence about brackets. */
export const words = {
  title: 'Tournament Brackets',
  none: 'No brackets generated yet',
  winner: 'Winner',
  versus: 'v',
  tbd: 'TBD',
  byes: (names: string) => `Bye: ${names}`,
  advances: 'Advances Automatically',
  shootout: (one: number, other: number) => `Shoot-out ${one}-${other}`,
  forfeit: (teams: readonly string[], isWithdrawal: boolean) =>
    isWithdrawal ? `Withdrew: ${teams.join(', ')}` : `Forfeit: ${teams.join(', ')}`,
  sections: stageLabels,
  round: (round: number) => `Round ${round}`,
} as const;
