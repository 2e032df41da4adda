import { counted } from '../kit/counted.ts';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';
import type { WaiverSelection } from '../transport/waiver-calls.ts';

/** Returns a function that sends waiver links and reports their number. */
export function useReminders(after: () => void) {
  const provider = useProvider();
  return useChange((meant: WaiverSelection) => provider.remindOfWaivers(meant), {
    done: (_, { sent }) => (sent === 0 ? 'No letter went out' : `${counted(sent, 'letter')} on the way`),
    about: () => 'Who had a reminder within the last day, or has signed, gets none.',
    failed: 'Failed to send the links',
    after,
  });
}
