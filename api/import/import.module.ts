import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Imports } from '../../domain/port/imports.ts';
import { Outbox } from '../../domain/port/outbox.ts';
import { Players } from '../../domain/port/players.ts';
import { Registrations } from '../../domain/port/registrations.ts';
import { Removals } from '../../domain/port/removals.ts';
import { Seal } from '../../domain/port/seal.ts';
import { Secrets } from '../../domain/port/secrets.ts';
import { Site } from '../../domain/port/site.ts';
import { Teams } from '../../domain/port/teams.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { UnconfirmedPlaces } from '../../domain/port/unconfirmed-places.ts';
import { Links } from '../../domain/site/links.ts';
import { CarryingOut } from '../../domain/use-case/import/carry-out.ts';
import { ImportTable } from '../../domain/use-case/import/import-table.ts';
import { UndoImport } from '../../domain/use-case/import/undo-import.ts';
import { adapterOf, inOneTransaction, madeOf } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { ImportController } from './import.controller.ts';
import { importList } from './postgres-import-list.ts';
import { PostgresImports } from './postgres-imports.ts';

/** Tables that organizers paste or drop: looked at, imported, undone. */
@Global()
@Module({
  controllers: [ImportController, listController(importList)],
  providers: [
    ...adapterOf(Imports, PostgresImports),
    madeOf(CarryingOut, [
      Teams,
      Players,
      Registrations,
      UnconfirmedPlaces,
      Site,
      Outbox,
      Links,
      Seal,
      Secrets,
      Audit,
      Clock,
    ]),
    inOneTransaction(ImportTable, [Tournaments, Imports, CarryingOut]),
    inOneTransaction(UndoImport, [Tournaments, Teams, Imports, Removals, Audit, Clock]),
  ],
})
export class ImportModule {}
