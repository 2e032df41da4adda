import type { CashUp, ListedEntry } from '../../domain/answer/ledger/listed-entry.ts';
import type { StatementEntered, StatementRead } from '../../domain/answer/ledger/statement-read.ts';
import type { Table } from '../../domain/table/cells.ts';
import { ask, send } from './call.ts';

/** Days from the first to the last, YYYY-MM-DD, of one tournament or of all. */
export interface CashUpOf {
  readonly from: string;
  readonly until: string;
  readonly tournamentId?: number | undefined;
}

/** A line of a statement with the registration it is for. */
export interface ChosenLine {
  readonly key: string;
  readonly registrationId: number;
}

/** The calls about money received that are no list. */
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
