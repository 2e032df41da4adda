import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Ledger } from '../../domain/port/ledger.ts';
import { Outbox } from '../../domain/port/outbox.ts';
import { Players } from '../../domain/port/players.ts';
import { Registrations } from '../../domain/port/registrations.ts';
import { Site } from '../../domain/port/site.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { Links } from '../../domain/site/links.ts';
import { EnterMoney, SendMoneyBack } from '../../domain/use-case/ledger/enter-money.ts';
import { EnterStatement } from '../../domain/use-case/ledger/enter-statement.ts';
import { KeepMoney } from '../../domain/use-case/ledger/keep-money.ts';
import { ReadStatement } from '../../domain/use-case/ledger/read-statement.ts';
import { RecordPaymentPorts } from '../../domain/use-case/payment/keep-settled.ts';
import { adapterOf, inOneTransaction, madeOf } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { LedgerController } from './ledger.controller.ts';
import { PostgresCashUp } from './postgres-cash-up.ts';
import { PostgresLedger } from './postgres-ledger.ts';
import { ledgerList } from './postgres-ledger-list.ts';

/** What other modules find here. */
const shared = [
  ...adapterOf(Ledger, PostgresLedger),
  madeOf(RecordPaymentPorts, [Players, Registrations, Ledger, Tournaments, Site, Audit, Clock, Outbox, Links]),
];

/** What was received and sent back, and who entered it. `cash-up` is an address before it is a number. */
@Global()
@Module({
  controllers: [LedgerController, listController(ledgerList)],
  providers: [
    ...shared,
    PostgresCashUp,
    inOneTransaction(EnterMoney, [RecordPaymentPorts]),
    inOneTransaction(SendMoneyBack, [RecordPaymentPorts]),
    inOneTransaction(KeepMoney, [Registrations, Ledger, Audit]),
    inOneTransaction(ReadStatement, [Ledger]),
    inOneTransaction(EnterStatement, [RecordPaymentPorts]),
  ],
  exports: shared,
})
export class LedgerModule {}
