/** Every sentence about the audit. */
export const words = {
  title: 'Audit',
  count: (entries: number) => (entries === 1 ? '1 entry' : `${entries.toLocaleString('en-US')} entries`),
  searchHint: 'Who or what',
  loading: 'Loading the audit…',
  failed: 'Failed to fetch the audit',
  none: { title: 'Nothing written yet', text: 'Every change by an organizer or a score keeper stands here for good.' },
  columns: { at: 'When', who: 'Who', what: 'What', change: 'From and to' },
  newest: 'Newest first',
  fact: (name: string, value: string) => `${name}: ${value}`,
  change: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
} as const;
