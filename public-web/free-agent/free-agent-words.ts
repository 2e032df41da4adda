/** Texts of an individual player's registration. */
export const words = {
  label: 'Register as an individual player',
  tournament: 'The tournament',
  personal: 'The player',
  preferences: 'Preferences',
  submit: 'Register as Individual Player',
  sending: 'Registering…',
  registered: {
    title: 'Registration Successful!',
    text: "You've been registered as an individual player. We'll match you with a team soon.",
  },
  failed: { title: 'Error', text: 'Failed to register as individual player' },
} as const;
