/** Every sentence about tournaments. */
export const words = {
  title: 'Tournaments',
  count: (tournaments: number) => (tournaments === 1 ? '1 tournament' : `${tournaments} tournaments`),
  create: 'Create Tournament',
  columns: {
    name: 'Tournament Name',
    date: 'Date',
    ageGroup: 'Age Group',
    location: 'Location',
    status: 'Status',
    visible: 'Visibility',
    registrationOpen: 'Registration',
  },
  statuses: { upcoming: 'Upcoming', active: 'Active', completed: 'Past' },
  switches: {
    visible: {
      on: 'Show',
      off: 'Hide',
      failed: 'Failed to update visibility',
    },
    registrationOpen: {
      on: 'Open',
      off: 'Closed',
      failed: 'Failed to update registration status',
    },
  },
  none: {
    title: 'No tournament yet',
    text: 'Create the first one: families see it as soon as it is visible.',
  },
  failed: { title: 'Failed to fetch tournaments', again: 'Try again' },
  loading: 'Loading the tournaments…',
  dividedHint: 'One division for each age bracket, within the one tournament.',
  deadlineHint: 'The last day to register, until midnight in New Jersey. Left empty: until it starts.',
  cancel: 'Cancel',
  created: (name: string) => `${name} takes its place in the list.`,
  createdTitle: 'Tournament created successfully',
  createFailed: 'Failed to create tournament',
} as const;
