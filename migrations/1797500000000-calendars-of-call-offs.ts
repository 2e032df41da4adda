import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets calendars know of a tournament that is called off: its entries have another SEQUENCE. */
export class CalendarsOfCallOffs1797500000000 implements MigrationInterface {
  readonly name = 'CalendarsOfCallOffs1797500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create trigger calendars_of_called_off_tournament after update on tournaments for each row
        when ((coalesce(old.call_off ->> 'kind', '') = 'called-off') <> (coalesce(new.call_off ->> 'kind', '') = 'called-off'))
        execute function keep_calendars_named()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger calendars_of_called_off_tournament on tournaments');
  }
}
