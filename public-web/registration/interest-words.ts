/** The sentences of reserving a spot for future tournaments. */
export const words = {
  label: 'Reserve a spot for future tournaments',
  player: 'The player',
  lead: 'No payment, no commitment: we write to you when the next dates are out.',
  submit: 'Reserve My Spot',
  sending: 'Reserving…',
  registered: {
    title: 'Interest Registered!',
    text: 'We write to you as soon as the next tournament opens.',
  },
  failed: { title: 'Registration Failed', text: 'Something went wrong. Please try again.' },
} as const;
