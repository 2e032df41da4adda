import { Global, Module } from '@nestjs/common';
import { Ledger } from '../../domain/port/ledger.ts';
import { EnterMoney, SendMoneyBack } from '../../domain/use-case/ledger/enter-money.ts';
import { EnterStatement } from '../../domain/use-case/ledger/enter-statement.ts';
import { KeepMoney } from '../../domain/use-case/ledger/keep-money.ts';
import { ReadStatement } from '../../domain/use-case/ledger/read-statement.ts';
import { adapterOf, useCases } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { LedgerController } from './ledger.controller.ts';
import { PostgresCashUp } from './postgres-cash-up.ts';
import { PostgresLedger } from './postgres-ledger.ts';
import { ledgerList } from './postgres-ledger-list.ts';

/** What other modules find here. */
const shared = [...adapterOf(Ledger, PostgresLedger)];

/** What was received and sent back, and who entered it. `cash-up` is an address before it is a number. */
@Global()
@Module({
  controllers: [LedgerController, listController(ledgerList)],
  providers: [
    ...shared,
    PostgresCashUp,
    ...useCases(EnterMoney, SendMoneyBack, KeepMoney, ReadStatement, EnterStatement),
  ],
  exports: shared,
})
export class LedgerModule {}
