import type { MatchedLine } from '../../ledger/statement.ts';

/** Result of reading a bank statement: its incoming payments, and the number of other lines. */
export interface StatementRead {
  readonly lines: readonly MatchedLine[];
  readonly leftOut: number;
}

/** Number of selected lines that were entered, and the reasons why others were not. */
export interface StatementEntered {
  readonly entered: number;
  readonly left: readonly { readonly key: string; readonly why: string }[];
}
