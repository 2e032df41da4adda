/** Texts for somebody who is registered already. */
export const words = {
  title: 'Already registered for this tournament.',
  text: 'Your Player ID shows the registration: there you look it up, change it or cancel it.',
  playerId: 'Open the Player ID',
} as const;
