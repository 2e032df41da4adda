/** Texts about the winner of a final. */
export const words = {
  champion: 'Champion',
  final: (opponent: string | undefined) =>
    opponent === undefined ? 'Won the final' : `Won the final against ${opponent}`,
  shootout: (kicks: string) => `${kicks} on shoot-out`,
  goldenGoal: 'by golden goal',
  forfeit: 'by forfeit',
  way: 'Way to the title:',
} as const;
