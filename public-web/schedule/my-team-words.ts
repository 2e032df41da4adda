/** Texts of the banner of the chosen team. */
export const words = {
  label: 'My team',
  ahead: {
    minutes: (field: string, minutes: number) =>
      minutes === 1 ? `${field} in 1 minute` : `${field} in ${minutes} minutes`,
    now: (field: string) => `${field} now`,
    late: (field: string, at: string) => `${field}, was due at ${at}`,
    today: (field: string, at: string) => `${field} at ${at}`,
    'another day': (field: string, at: string) => `${field} on ${at}`,
  },
  on: (field: string, score: string) => `On now: ${score} on ${field}`,
  against: 'against',
  none: 'No game is planned yet.',
  asking: 'Asking when they play…',
  unknown: 'There is no network right now.',
  gone: 'This team is not shown at the moment.',
  forget: 'Not my team any more',
} as const;
