/** The sentences of a tournament’s games. */
export const words = {
  title: 'All Tournament Games',
  versus: 'vs',
  statuses: { scheduled: 'Scheduled', active: 'Active', in_progress: 'Active', completed: 'Completed' } as Readonly<
    Record<string, string>
  >,
  noField: 'TBD',
  noTime: 'Time TBD',
} as const;
