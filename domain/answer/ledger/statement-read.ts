import type { MatchedLine } from '../../ledger/statement.ts';

/** A statement that was looked through: its lines by which money came, and how many say anything else. */
export interface StatementRead {
  readonly lines: readonly MatchedLine[];
  readonly leftOut: number;
}

/** How many chosen lines were entered, and why others were not. */
export interface StatementEntered {
  readonly entered: number;
  readonly left: readonly { readonly key: string; readonly why: string }[];
}
