import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Programs are told of a tournament's first timetable, too, where the draw brings it along instead of being changed at once. */
export class FirstTimetable1795000000345 implements MigrationInterface {
  readonly name = 'FirstTimetable1795000000345';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create trigger webhook_of_first_timetable after insert on draws
      for each row when (new.timetable_changed_at is not null) execute function tell_webhooks_of_timetable()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger webhook_of_first_timetable on draws');
  }
}
