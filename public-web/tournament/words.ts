/** The sentences around choosing a tournament. */
export const words = {
  choice: 'Preferred tournament',
  loading: 'Loading the tournaments…',
  failed: 'Failed to fetch tournaments. This form asks again by itself.',
  addToCalendar: 'Add to calendar',
  calendarFile: 'tournament.ics',
} as const;
