import { Button } from '@mui/material';
import type { ListedEntry } from '../../domain/answer/ledger/listed-entry.ts';
import { May } from '../kit/may.tsx';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';

/** Button that marks the money of a deleted registration as kept, or as to be refunded. */
export function KeepButton({
  entry: { registrationId, isToRefund },
}: {
  readonly entry: Pick<ListedEntry, 'registrationId' | 'isToRefund'>;
}) {
  const provider = useProvider();
  const { run, isBusy } = useChange(() => provider.keepMoney(registrationId, isToRefund), {
    done: isToRefund ? 'The money is kept' : 'The money is to be refunded',
    failed: 'Failed to save what becomes of the money',
  });
  return (
    <May act="change">
      <Button size="small" aria-disabled={isBusy} onClick={() => run()}>
        {isToRefund ? 'It is kept, not refunded' : 'Refund it after all'}
      </Button>
    </May>
  );
}
