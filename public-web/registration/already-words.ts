/** Texts for somebody who is registered already. */
export const words = {
  title: 'Already registered for this tournament.',
  text: 'Your Player ID shows it. To leave a team for another one, cancel there and register again: money we have received counts for the new registration.',
  playerId: 'Open the Player ID',
} as const;
