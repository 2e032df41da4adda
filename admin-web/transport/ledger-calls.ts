import type { CashUp, ListedEntry } from '../../domain/answer/ledger/listed-entry.ts';
import { ask, send } from './call.ts';

/** Query for a cash-up: first and last day, YYYY-MM-DD, and conditions on the entries; an undefined one is left out. */
interface CashUpOf {
  readonly from: string;
  readonly until: string;
  readonly tournamentId: number | undefined;
  readonly method: string | undefined;
  readonly enteredBy: string | undefined;
}

/** API calls about money besides lists. */
export const ledgerCalls = {
  receiveMoney: (money: object) => send<ListedEntry>('POST', '/api/admin/ledger', money),
  sendMoneyBack: (money: object) => send<ListedEntry>('POST', '/api/admin/ledger/refunds', money),
  keepMoney: (money: object) => send<ListedEntry>('POST', '/api/admin/ledger/kept', money),
  cashUp: (of: CashUpOf) => {
    const asked = Object.entries(of).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
    return ask<CashUp>(`/api/admin/ledger/cash-up?${new URLSearchParams(asked)}`);
  },
};
