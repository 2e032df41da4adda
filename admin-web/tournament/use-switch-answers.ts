import { useDataProvider } from 'react-admin';
import type { BulkAnswer } from '../kit/bulk-edit.tsx';
import { addresses, type TournamentSide, tournamentSwitches } from './use-tournament-switch.ts';

/** Returns a tournament's switches as answers for several tournaments. */
export function useSwitchAnswers(): readonly BulkAnswer[] {
  const provider = useDataProvider();
  const answer = (source: TournamentSide, hint?: string): BulkAnswer => ({
    source,
    label: tournamentSwitches[source].label,
    hint,
    options: [true, false].map((value) => ({ value, label: tournamentSwitches[source][value ? 'on' : 'off'] })),
    save: async (record, value) => {
      const change = { id: record.id, data: { [source]: value }, previousData: record };
      return (await provider.update('tournaments', { ...change, meta: { address: addresses[source] } })).data;
    },
  });
  return [
    answer('visible'),
    answer('registrationOpen', 'Closing one may close all public registration: Site Settings says whether it does.'),
  ];
}
