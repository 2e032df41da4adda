import { Global, Module } from '@nestjs/common';
import { Ledger } from '../../domain/port/ledger.ts';
import { adapterOf } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { LedgerController } from './ledger.controller.ts';
import { PostgresCashUp } from './postgres-cash-up.ts';
import { PostgresLedger } from './postgres-ledger.ts';
import { ledgerList } from './postgres-ledger-list.ts';

const shared = [...adapterOf(Ledger, PostgresLedger)];

/** Ledger module: receipts, refunds and their authors. `cash-up` is a route that has to match before an id does. */
@Global()
@Module({
  controllers: [LedgerController, listController(ledgerList)],
  providers: [...shared, PostgresCashUp],
  exports: shared,
})
export class LedgerModule {}
