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
    role: 'As what',
    what: 'What happened',
    change: 'Difference',
    source: 'Source of the day',
  },
  newest: 'Newest first',
  differenceOf: (sentence: string) => `Difference: ${sentence}`,
  history: 'History',
  looks: { label: 'What', all: 'Changes and looks', options: { false: 'Changes', true: 'Looks' } },
  things: { label: 'About', all: 'Everything' },
  fact: (name: string, value: string) => `${name}: ${value}`,
  change: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
} as const;
