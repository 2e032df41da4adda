import type { CashUp, ListedEntry } from '../../domain/answer/ledger/listed-entry.ts';
import type { StatementEntered, StatementRead } from '../../domain/answer/ledger/statement-read.ts';
import type { Table } from '../../domain/table/cells.ts';
import { ask, send } from './call.ts';

/** Query for a cash-up: first and last day, YYYY-MM-DD, for one tournament or all. */
interface CashUpOf {
  readonly from: string;
  readonly until: string;
  readonly tournamentId?: number | undefined;
}

/** Line of a statement with its registration. */
export interface ChosenLine {
  readonly key: string;
  readonly registrationId: number;
}

/** API calls about money besides lists. */
export const ledgerCalls = {
  receiveMoney: (money: object) => send<ListedEntry>('POST', '/api/admin/ledger', money),
  sendMoneyBack: (money: object) => send<ListedEntry>('POST', '/api/admin/ledger/refunds', money),
  keepMoney: (registrationId: number, isKept: boolean) =>
    send<ListedEntry>('POST', '/api/admin/ledger/kept', { registrationId, isKept }),
  readStatement: (statement: Table) => send<StatementRead>('POST', '/api/admin/ledger/statement', statement),
  enterStatement: (statement: Table, lines: readonly ChosenLine[]) =>
    send<StatementEntered>('POST', '/api/admin/ledger/statement/entries', { ...statement, lines }),
  cashUp: ({ from, until, tournamentId }: CashUpOf) => {
    const of = tournamentId === undefined ? '' : `&tournamentId=${tournamentId}`;
    return ask<CashUp>(`/api/admin/ledger/cash-up?from=${from}&until=${until}${of}`);
  },
};
