/** Texts of choosing a tournament. */
export const words = {
  choice: 'Preferred tournament',
  loading: 'Loading the tournaments…',
  failed: 'Failed to fetch tournaments. This form asks again by itself.',
  placesLeft: (left: number) =>
    left === 0
      ? 'Full: waiting list for teams'
      : left === 1
        ? '1 place left for teams'
        : `${left} places left for teams`,
  addToCalendar: 'Add to calendar',
  calendarFile: 'tournament.ics',
} as const;
