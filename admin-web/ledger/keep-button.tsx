import { Button } from '@mui/material';
import type { ListedEntry } from '../../domain/answer/ledger/listed-entry.ts';
import { May } from '../kit/may.tsx';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';
import { words } from './words.ts';

const said = words.keep;

/** Says that the money of a registration that is gone is kept, or that it is to be refunded after all. */
export function KeepButton({
  entry: { registrationId, isToRefund },
}: {
  readonly entry: Pick<ListedEntry, 'registrationId' | 'isToRefund'>;
}) {
  const provider = useProvider();
  const { run, isBusy } = useChange(() => provider.keepMoney(registrationId, isToRefund), {
    done: isToRefund ? said.kept : said.refunded,
    failed: said.failed,
  });
  return (
    <May act="change">
      <Button size="small" aria-disabled={isBusy} onClick={() => run(undefined)}>
        {isToRefund ? said.keep : said.refund}
      </Button>
    </May>
  );
}
