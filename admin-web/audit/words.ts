/** Every sentence about the audit. */
export const words = {
  title: 'Audit',
  count: (entries: number) => (entries === 1 ? '1 entry' : `${entries.toLocaleString('en-US')} entries`),
  searchHint: 'Who or what',
  loading: 'Loading the audit…',
  failed: 'Failed to fetch the audit',
  none: {
    title: 'Nothing written yet',
    text: 'Every change, and every look at a family’s contact, stands here for good.',
  },
  columns: {
    at: 'When',
    who: 'Who',
    proved: 'Known by',
    what: 'What',
    change: 'From and to',
    source: 'Source of the day',
  },
  newest: 'Newest first',
  inRole: (who: string, role: string) => `${who} (${role})`,
  fact: (name: string, value: string) => `${name}: ${value}`,
  change: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
} as const;
