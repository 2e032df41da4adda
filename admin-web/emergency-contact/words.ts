/** Every sentence about whom to call for a player. */
export const words = {
  title: 'Emergency contact',
  of: (player: string) => `Emergency contact of ${player}`,
  text: 'For an emergency. Each look is on record with your name, and the family sees that somebody looked.',
  show: 'Show emergency contact',
  shown: 'The look is on record',
  failed: 'No emergency contact is shown',
  none: 'None given',
} as const;
