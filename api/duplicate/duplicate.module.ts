import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Duplicates } from '../../domain/port/duplicates.ts';
import { JoinRequests } from '../../domain/port/join-requests.ts';
import { Ledger } from '../../domain/port/ledger.ts';
import { Mailboxes } from '../../domain/port/mailboxes.ts';
import { Outbox } from '../../domain/port/outbox.ts';
import { Players } from '../../domain/port/players.ts';
import { RecentProofs } from '../../domain/port/recent-proofs.ts';
import { Registrations } from '../../domain/port/registrations.ts';
import { Revocations } from '../../domain/port/revocations.ts';
import { Seal } from '../../domain/port/seal.ts';
import { Teams } from '../../domain/port/teams.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { Links } from '../../domain/site/links.ts';
import { CallDifferent } from '../../domain/use-case/duplicate/call-different.ts';
import { MergePlayers } from '../../domain/use-case/duplicate/merge-players.ts';
import { MergingPorts } from '../../domain/use-case/duplicate/merging-ports.ts';
import { UndoMerge } from '../../domain/use-case/duplicate/undo-merge.ts';
import { adapterOf, inOneTransaction, madeOf } from '../database/providers.ts';
import { DuplicateController } from './duplicate.controller.ts';
import { LikelyDuplicates } from './likely-duplicates.ts';
import { PostgresDuplicates } from './postgres-duplicates.ts';

/** Records of one person: found, merged, undone. */
@Global()
@Module({
  controllers: [DuplicateController],
  providers: [
    ...adapterOf(Duplicates, PostgresDuplicates),
    LikelyDuplicates,
    madeOf(MergingPorts, [
      Duplicates,
      Tournaments,
      Teams,
      Players,
      Registrations,
      JoinRequests,
      Ledger,
      Revocations,
      Outbox,
      Links,
      Seal,
      Audit,
      Clock,
      Mailboxes,
      RecentProofs,
    ]),
    inOneTransaction(MergePlayers, [MergingPorts]),
    inOneTransaction(UndoMerge, [MergingPorts]),
    inOneTransaction(CallDifferent, [Duplicates, Players, Audit, Clock]),
  ],
})
export class DuplicateModule {}
