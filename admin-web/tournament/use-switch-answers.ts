import { useDataProvider } from 'react-admin';
import type { BulkAnswer } from '../kit/bulk-edit.tsx';
import { addresses, type TournamentSide } from './use-tournament-switch.ts';
import { words } from './words.ts';

/** The switches of a tournament as answers for several of them. */
export function useSwitchAnswers(): readonly BulkAnswer[] {
  const provider = useDataProvider();
  const answer = (source: TournamentSide, hint?: string): BulkAnswer => ({
    source,
    label: words.columns[source],
    hint,
    options: [true, false].map((value) => ({ value, label: words.switches[source][value ? 'on' : 'off'] })),
    save: async (record, value) => {
      const change = { id: record.id, data: { [source]: value }, previousData: record };
      return (await provider.update('tournaments', { ...change, meta: { address: addresses[source] } })).data;
    },
  });
  return [answer('visible'), answer('registrationOpen', words.closingHint)];
}
